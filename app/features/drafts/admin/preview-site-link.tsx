import { Eye } from "lucide";
import type { ComponentProps, MouseEvent } from "react";
import { buttonClass } from "#app/admin-kit/button.tsx";
import { type PreviewScope, previewPath } from "#app/features/drafts/preview-scope.ts";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SaveFirst } from "./save-first.ts";
import { sharePreviewTexts } from "./texts/share-preview.ts";

type Props = ComponentProps<"a"> & {
  scope: PreviewScope;
  /** The page to begin with; else the one that shows the drafts. */
  to?: string | undefined;
  look?: "secondary" | "quiet";
  onSave?: SaveFirst;
};

/** Opens the public site with drafts, for the person who is signed in. */
export function PreviewSiteLink({ scope, to, look = "secondary", onSave, ...link }: Props) {
  const text = useTexts(sharePreviewTexts);
  const { newTab } = useTexts(formTexts);
  const address = to === undefined ? previewPath(scope) : `${previewPath(scope)}&to=${encodeURIComponent(to)}`;

  async function saveAndOpen(event: MouseEvent) {
    if (!onSave) return;
    event.preventDefault();
    // Browsers block a tab that is opened later than the click.
    const tab = window.open("", "_blank");
    if (tab) tab.opener = null;
    try {
      await onSave();
      tab?.location.replace(address);
    } catch {
      // The editor says why it could not be saved.
      tab?.close();
    }
  }

  return (
    <a {...link} onClick={saveAndOpen} href={address} target="_blank" rel="noreferrer" className={buttonClass(look)}>
      <Icon of={Eye} className="size-4" />
      <span>
        {scope === "all" && to === undefined ? text.previewAll : text.preview}
        <span className="sr-only">{newTab}</span>
      </span>
    </a>
  );
}
