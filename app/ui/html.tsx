import clsx from "clsx";
import { useLanguage } from "#app/messages/messages.ts";
import { localLinks } from "#lib/languages.ts";

/** Text that an editor wrote. It was cleaned when it was saved; this is the only place that shows it as HTML. */
export function Html({ html, className }: { html: string; className?: string }) {
  const language = useLanguage();
  if (html.trim() === "") return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/html.server.ts at every write
  return <div className={clsx("rich-text", className)} dangerouslySetInnerHTML={{ __html: localLinks(html, language) }} />;
}
