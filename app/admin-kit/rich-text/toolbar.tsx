import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  Table,
  Undo2,
} from "lucide";
import { useState } from "react";
import { richTextTexts } from "#app/messages/admin/rich-text.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ImagePrompt } from "./image-prompt.tsx";
import { LinkPrompt } from "./link-prompt.tsx";
import { TableTools } from "./table-tools.tsx";
import { Tool, ToolbarLine } from "./tool.tsx";

export function EditorToolbar({ editor, of, lang }: { editor: Editor; of: string; lang: "es" | undefined }) {
  const text = useTexts(richTextTexts);
  const [asking, setAsking] = useState<"link" | "image">();
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      h2: current.isActive("heading", { level: 2 }),
      h3: current.isActive("heading", { level: 3 }),
      bullets: current.isActive("bulletList"),
      numbers: current.isActive("orderedList"),
      quote: current.isActive("blockquote"),
      link: current.isActive("link"),
      table: current.isActive("table"),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <>
      <ToolbarLine label={text.formatting(of)}>
        <Tool label={text.bold} icon={Bold} active={on.bold} onUse={() => run().toggleBold().run()} />
        <Tool label={text.italic} icon={Italic} active={on.italic} onUse={() => run().toggleItalic().run()} />
        <Tool label={text.heading} icon={Heading2} active={on.h2} onUse={() => run().toggleHeading({ level: 2 }).run()} />
        <Tool label={text.smallHeading} icon={Heading3} active={on.h3} onUse={() => run().toggleHeading({ level: 3 }).run()} />
        <Tool label={text.bullets} icon={List} active={on.bullets} onUse={() => run().toggleBulletList().run()} />
        <Tool label={text.numbers} icon={ListOrdered} active={on.numbers} onUse={() => run().toggleOrderedList().run()} />
        <Tool label={text.quotation} icon={Quote} active={on.quote} onUse={() => run().toggleBlockquote().run()} />
        <Tool label={text.link} icon={LinkIcon} active={on.link} onUse={() => setAsking("link")} />
        <Tool label={text.picture} icon={ImageIcon} onUse={() => setAsking("image")} />
        <Tool
          label={text.table}
          icon={Table}
          active={on.table}
          onUse={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <Tool label={text.clear} icon={RemoveFormatting} onUse={() => run().clearNodes().unsetAllMarks().run()} />
        <Tool label={text.undo} icon={Undo2} disabled={!on.canUndo} onUse={() => run().undo().run()} />
        <Tool label={text.redo} icon={Redo2} disabled={!on.canRedo} onUse={() => run().redo().run()} />
      </ToolbarLine>
      {on.table && <TableTools editor={editor} of={of} />}
      {asking === "link" && <LinkPrompt editor={editor} lang={lang} onClose={() => setAsking(undefined)} />}
      {asking === "image" && <ImagePrompt editor={editor} lang={lang} onClose={() => setAsking(undefined)} />}
    </>
  );
}
