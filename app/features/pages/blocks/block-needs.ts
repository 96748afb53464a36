import type { BlockKind } from "./block-kind.ts";
import { blockKinds } from "./kinds.ts";

type Kinded = { kind: string };

const kindsOf = (blocks: readonly Kinded[]): BlockKind[] =>
  [...new Set(blocks.map(({ kind }) => kind))].flatMap((kind) => blockKinds.get(kind) ?? []);

/** Whether one of the blocks posts the contact form to its page. */
export const hasForm = (blocks: readonly Kinded[]): boolean => kindsOf(blocks).some((kind) => kind.hasForm === true);

/** The sites that the blocks show in iframes. */
export const frameSourcesOf = (blocks: readonly Kinded[]): string[] => kindsOf(blocks).flatMap(({ frameSources = [] }) => frameSources);
