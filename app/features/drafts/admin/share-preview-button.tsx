import type { DraftDto } from "#app/features/drafts/queries.ts";
import { SharePreview } from "./share-preview.tsx";

/** Shows the whole site with this draft, and makes links for people without an account. */
export function SharePreviewButton({ draft: { entity, id, parts } }: { draft: DraftDto }) {
  return parts.length === 0 ? null : <SharePreview scope={{ entity, id }} />;
}
