import { createContext, type ElementType, useContext } from "react";
import { Html } from "#app/ui/html.tsx";

/** A text of a section that staff can change in the page. */
export type EditedText = { record: string; id: number; field: "title" | "body" };

/** In the editor, the attributes that mark a text; visitors' pages have none. */
export const TextMarks = createContext<(text: EditedText) => Record<string, string> | undefined>(() => undefined);

type Texts = { webPageContentId: number; title: string; body: string };
type Props = { of: Texts; field: "title" | "body"; className?: string };

/** A plain text of a section. */
export function Words({ of, field, as: Element = "p", className }: Props & { as?: ElementType }) {
  const marks = useContext(TextMarks)({ record: "pagecontent", id: of.webPageContentId, field });
  if (of[field] === "" && !marks) return null;
  return (
    <Element className={className} {...marks}>
      {of[field]}
    </Element>
  );
}

/** A text with markup. */
export function RichWords({ of, field, className }: Props) {
  const marks = useContext(TextMarks)({ record: "pagecontent", id: of.webPageContentId, field });
  return <Html html={of[field]} className={className} marks={marks} />;
}
