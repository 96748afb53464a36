import type { DraftDto } from "#app/features/drafts/queries.ts";

/** Puts a draft into a set, or takes it out. */
export function SetButton(_props: { draft: DraftDto }) {
  return null;
}
