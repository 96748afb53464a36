import { ExternalLink } from "lucide";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { localPath } from "#lib/languages.ts";
import { buttonClass } from "./button.tsx";

/** English paths; that of the Spanish page where it differs. */
export function ViewPage({ path, spanishPath = path }: { path: string; spanishPath?: string }) {
  const text = useTexts(formTexts);
  return (
    <>
      <a href={path} target="_blank" rel="noopener" className={buttonClass("secondary")}>
        {text.viewPage}
        <span className="sr-only">{text.newTab}</span>
        <Icon of={ExternalLink} className="size-4" />
      </a>
      <a href={localPath(spanishPath, "es")} target="_blank" rel="noopener" className={buttonClass("quiet")}>
        {text.viewInSpanish}
        <span className="sr-only">{text.viewPageNewTab}</span>
      </a>
    </>
  );
}
