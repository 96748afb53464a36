import type { DraftDto } from "#app/features/drafts/queries.ts";

/** Asks for approval, shows the state of it, and lets a reviewer decide. */
export function ApprovalPanel(_props: { draft: DraftDto }) {
  return null;
}
