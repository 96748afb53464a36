import { createHash } from "node:crypto";
import type { DraftPartName } from "#lib/draft-parts.ts";

type Part = { entity: string; id: number; part: DraftPartName; fields: Record<string, unknown> };

/** Identifies the exact content of drafts, part by part, so that what someone scheduled is not confused with a later change to it. */
export const describeParts = (parts: readonly Part[]): string =>
  parts
    .map(({ entity, id, part, fields }) => `${entity}/${id}/${part}:${hash(fields)}`)
    .sort()
    .join(" ");

const hash = (fields: object) => createHash("sha256").update(JSON.stringify(fields)).digest("base64url");

/** Identifies records, regardless of their content. */
export const describeRecords = (records: ReadonlyArray<{ entity: string; id: number }>): string =>
  records
    .map(({ entity, id }) => `${entity}/${id}`)
    .sort()
    .join(" ");

export const withoutParts = (content: string, gone: readonly DraftPartName[]): string =>
  content
    .split(" ")
    .filter((each) => !gone.some((part) => each.includes(`/${part}:`)))
    .join(" ");
