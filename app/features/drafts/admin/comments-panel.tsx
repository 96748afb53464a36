import type { DraftDto } from "#app/features/drafts/queries.ts";

/** The comments on a draft, by field. */
export function CommentsPanel(_props: { draft: DraftDto }) {
  return null;
}
