import { type ComponentProps, useContext } from "react";
import { useLanguage } from "#app/messages/messages.ts";
import { factsOfLink } from "#lib/document-links.ts";
import { contentPath } from "#lib/languages.ts";
import { LinkedDocuments } from "./linked-documents.ts";
import { MovedPages } from "./moved-paths.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to: string; newTab?: boolean };

/** The id of the note that the public layout has for links to a new tab. */
export const newTabNote = "new-tab-note";

/** A link in content: a path of this site, localized, or another site's address. */
export function SiteLink({ to, newTab = false, children, ...rest }: Props) {
  const tab = newTab ? { target: "_blank", rel: "noopener noreferrer", "aria-describedby": newTabNote } : {};
  const facts = factsOfLink(to, useContext(LinkedDocuments));
  return (
    <a href={contentPath(to, useLanguage(), useContext(MovedPages))} {...tab} {...rest}>
      {children}
      {facts}
    </a>
  );
}
