import type { DraftDto } from "#app/features/drafts/queries.ts";
import type { SaveFirst } from "./save-first.ts";
import { SharePreview } from "./share-preview.tsx";

/** Shows the whole site with this draft, and makes links for people without an account. */
export function SharePreviewButton({ draft: { entity, id, parts }, onSave }: { draft: DraftDto; onSave?: SaveFirst }) {
  return parts.length === 0 ? null : <SharePreview scope={{ entity, id }} onSave={onSave} />;
}
