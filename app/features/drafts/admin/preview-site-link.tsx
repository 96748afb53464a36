import { Eye } from "lucide";
import { buttonClass } from "#app/admin-kit/button.tsx";
import { type PreviewScope, previewPath } from "#app/features/drafts/preview-scope.ts";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { sharePreviewTexts } from "./texts/share-preview.ts";

/** Opens the public site with drafts, for the person who is signed in. */
export function PreviewSiteLink({ scope, look = "secondary" }: { scope: PreviewScope; look?: "secondary" | "quiet" }) {
  const text = useTexts(sharePreviewTexts);
  const { newTab } = useTexts(formTexts);
  return (
    <a href={previewPath(scope)} target="_blank" rel="noreferrer" className={buttonClass(look)}>
      <Icon of={Eye} className="size-4" />
      <span>
        {scope === "all" ? text.previewAll : text.preview}
        <span className="sr-only">{newTab}</span>
      </span>
    </a>
  );
}
