import clsx from "clsx";
import { useLanguage } from "#app/messages/messages.ts";
import { localLinks } from "#lib/languages.ts";

/** A table wider than a phone scrolls, and must be reachable by keyboard. */
const withReachableTables = (html: string) => html.replaceAll("<table>", '<table tabindex="0">');

/** The only place that shows an editor's HTML, which was sanitized when it was saved. */
export function Html({ html, className }: { html: string; className?: string }) {
  const language = useLanguage();
  if (html.trim() === "") return null;
  const __html = withReachableTables(localLinks(html, language));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/html.server.ts at every write
  return <div className={clsx("rich-text", className)} dangerouslySetInnerHTML={{ __html }} />;
}
