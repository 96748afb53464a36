import clsx from "clsx";
import { useLanguage } from "#app/messages/messages.ts";
import { localLinks } from "#lib/languages.ts";

/** A table that is wider than a phone scrolls within itself, which a keyboard must reach. */
const withReachableTables = (html: string) => html.replaceAll("<table>", '<table tabindex="0">');

/** Text that an editor wrote. It was cleaned when it was saved; this is the only place that shows it as HTML. */
export function Html({ html, className }: { html: string; className?: string }) {
  const language = useLanguage();
  if (html.trim() === "") return null;
  const __html = withReachableTables(localLinks(html, language));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/html.server.ts at every write
  return <div className={clsx("rich-text", className)} dangerouslySetInnerHTML={{ __html }} />;
}
