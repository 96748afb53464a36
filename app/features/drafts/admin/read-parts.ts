import type { DraftDto, ReadPart } from "#app/features/drafts/queries.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";

type Parts = Pick<DraftDto, "parts">;
type Revisions = { parts: ReadonlyArray<Pick<Parts["parts"][number], "part" | "revision" | "changedBy">> };

/** Whether someone else was the last to change a part. */
export const changedByOthers = ({ parts }: Parts, userId: number | undefined): boolean =>
  parts.some(({ changedBy }) => changedBy !== userId);

/** The names of the others who last changed a part, if they are known. */
export function listOtherWriters({ parts }: Parts, userId: number | undefined): string | undefined {
  const names = parts.flatMap(({ changedBy, changedByName }) => (changedBy === userId ? [] : (changedByName ?? [])));
  return [...new Set(names)].join(", ") || undefined;
}

/** The parts that "Publish" offers first: those that the user changed, with what both languages share. All of them if none is the user's. */
export function suggestParts({ parts }: Parts, userId: number | undefined): DraftPartName[] {
  const isOwn = ({ changedBy }: Parts["parts"][number]) => changedBy === userId;
  const suggested = parts.some(isOwn) ? parts.filter((part) => isOwn(part) || part.part === "shared") : parts;
  return suggested.map(({ part }) => part);
}

/**
 * The parts that the user has read, each in the revision that was on the screen when "Publish" was pressed.
 * Saving what is typed may bring what others changed meanwhile, which the user has not seen.
 */
export function listReadParts(
  before: { parts: readonly ReadPart[] } | undefined,
  after: Revisions,
  userId: number | undefined,
): ReadPart[] {
  return after.parts.flatMap(({ part, revision, changedBy }) => {
    const shown = before?.parts.find((other) => other.part === part);
    if (changedBy === userId) return [{ part, revision }];
    return shown ? [{ part, revision: shown.revision }] : [];
  });
}
