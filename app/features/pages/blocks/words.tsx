import { createContext, type ElementType, useContext } from "react";
import { Html } from "#app/ui/html.tsx";

/** Whether staff edit the page: texts and blocks are marked then. Visitors' pages have no marks. */
export const EditedPage = createContext(false);

type Marks = Record<`data-${string}`, string | number> | undefined;
type Named = { webPageContentId: number };

/** Attributes by which the editor finds texts, blocks and items in the page. */
export function useMarks() {
  const isEdited = useContext(EditedPage);
  const mark = (marks: Marks): Marks => (isEdited ? marks : undefined);
  return {
    isEdited,
    text: ({ webPageContentId }: Named, field: string) => mark({ "data-text": `pagecontent:${webPageContentId}:${field}` }),
    html: ({ webPageContentId }: Named, field: string) => mark({ "data-html": `pagecontent:${webPageContentId}:${field}` }),
    block: ({ webPageContentId, kind }: Named & { kind: string }) => mark({ "data-block": webPageContentId, "data-kind": kind }),
    item: ({ webPageContentId }: Named) => mark({ "data-item": webPageContentId }),
    /** The list of blocks of a page or a part of one. */
    list: (categoryId: number) => mark({ "data-blocks": categoryId }),
  };
}

type Texts = Named & { title: string; body: string };
type Props = { of: Texts; field: "title" | "body"; className?: string };

/** A plain text of a section. */
export function Words({ of, field, as: Element = "p", className }: Props & { as?: ElementType }) {
  const marks = useMarks().text(of, field);
  if (of[field] === "" && !marks) return null;
  return (
    <Element className={className} {...marks}>
      {of[field]}
    </Element>
  );
}

/** A text of a section with markup. */
export function RichWords({ of, field, className }: Props) {
  return <Html html={of[field]} className={className} marks={useMarks().html(of, field)} />;
}
