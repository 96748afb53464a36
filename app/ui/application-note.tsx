import clsx from "clsx";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";

/** The application is another site's and in English: readers of Spanish should know before they press the button. */
export function ApplicationNote({ className }: { className?: string }) {
  const { applicationNote } = useTexts(siteTexts);
  return applicationNote === "" ? null : <span className={clsx("text-sm", className)}>{applicationNote}</span>;
}
