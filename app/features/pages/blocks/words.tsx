import { createContext, type ElementType, useContext } from "react";
import { Html } from "#app/ui/html.tsx";

/** Whether staff edit the page: texts and blocks are marked then. Visitors' pages have no marks. */
export const EditedPage = createContext(false);

type Marks = Record<`data-${string}`, string | number> | undefined;
type Named = { webPageContentId: number };
/** A page, or a part of one; a page that staff have deleted has no id. */
type NamedPage = { webPageCategoryId: number };

/** Attributes by which the editor finds texts, blocks and items in the page. */
export function useMarks() {
  const isEdited = useContext(EditedPage);
  const mark = (marks: Marks): Marks => (isEdited ? marks : undefined);
  return {
    isEdited,
    text: ({ webPageContentId }: Named, field: string) => mark({ "data-text": `pagecontent:${webPageContentId}:${field}` }),
    html: ({ webPageContentId }: Named, field: string) => mark({ "data-html": `pagecontent:${webPageContentId}:${field}` }),
    pageText: ({ webPageCategoryId: id }: NamedPage, field: "name") =>
      mark(id > 0 ? { "data-text": `pagecategory:${id}:${field}` } : undefined),
    pageHtml: ({ webPageCategoryId: id }: NamedPage, field: "body") =>
      mark(id > 0 ? { "data-html": `pagecategory:${id}:${field}` } : undefined),
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

/** A plain text inside of an element with more in it. Only the editor puts an element around it. */
export function BareWords({ of, field }: Props) {
  const { isEdited, text } = useMarks();
  return isEdited ? <span {...text(of, field)}>{of[field]}</span> : of[field];
}

/** A text of a section with markup. */
export function RichWords({ of, field, className }: Props) {
  return <Html html={of[field]} className={className} marks={useMarks().html(of, field)} />;
}

/** The elements of a text that folds. In the editor it is open, and a space in its title is typed instead of folding it. */
export const useFold = () =>
  useContext(EditedPage) ? ({ Fold: "div", Title: "div" } as const) : ({ Fold: "details", Title: "summary" } as const);
