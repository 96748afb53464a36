import type { ComponentProps } from "react";
import { useLanguage } from "#app/messages/messages.ts";
import { contentPath } from "#lib/languages.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to: string; newTab?: boolean };

/** The note that the public layout keeps for links which open a new tab. */
export const newTabNote = "new-tab-note";

/** A link as content names it: a path of this site in the language of the page, or another site's address. */
export function SiteLink({ to, newTab = false, ...rest }: Props) {
  const tab = newTab ? { target: "_blank", rel: "noopener noreferrer", "aria-describedby": newTabNote } : {};
  return <a href={contentPath(to, useLanguage())} {...tab} {...rest} />;
}
