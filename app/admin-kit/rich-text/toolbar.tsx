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
} from "lucide-react";
import { useState } from "react";
import { ImagePrompt } from "./image-prompt.tsx";
import { LinkPrompt } from "./link-prompt.tsx";
import { TableTools } from "./table-tools.tsx";
import { Tool, ToolbarLine } from "./tool.tsx";

export function EditorToolbar({ editor, of }: { editor: Editor; of: string }) {
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
      <ToolbarLine label={`Formatting: ${of}`}>
        <Tool label="Bold" icon={Bold} active={on.bold} onUse={() => run().toggleBold().run()} />
        <Tool label="Italic" icon={Italic} active={on.italic} onUse={() => run().toggleItalic().run()} />
        <Tool label="Heading" icon={Heading2} active={on.h2} onUse={() => run().toggleHeading({ level: 2 }).run()} />
        <Tool label="Small heading" icon={Heading3} active={on.h3} onUse={() => run().toggleHeading({ level: 3 }).run()} />
        <Tool label="Bulleted list" icon={List} active={on.bullets} onUse={() => run().toggleBulletList().run()} />
        <Tool label="Numbered list" icon={ListOrdered} active={on.numbers} onUse={() => run().toggleOrderedList().run()} />
        <Tool label="Quotation" icon={Quote} active={on.quote} onUse={() => run().toggleBlockquote().run()} />
        <Tool label="Link" icon={LinkIcon} active={on.link} onUse={() => setAsking("link")} />
        <Tool label="Picture" icon={ImageIcon} onUse={() => setAsking("image")} />
        <Tool
          label="Table"
          icon={Table}
          active={on.table}
          onUse={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <Tool label="Clear formatting" icon={RemoveFormatting} onUse={() => run().clearNodes().unsetAllMarks().run()} />
        <Tool label="Undo" icon={Undo2} disabled={!on.canUndo} onUse={() => run().undo().run()} />
        <Tool label="Redo" icon={Redo2} disabled={!on.canRedo} onUse={() => run().redo().run()} />
      </ToolbarLine>
      {on.table && <TableTools editor={editor} of={of} />}
      {asking === "link" && <LinkPrompt editor={editor} onClose={() => setAsking(undefined)} />}
      {asking === "image" && <ImagePrompt editor={editor} onClose={() => setAsking(undefined)} />}
    </>
  );
}
