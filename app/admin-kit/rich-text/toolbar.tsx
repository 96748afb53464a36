import { type Editor, useEditorState } from "@tiptap/react";
import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Columns2,
  Heading2,
  Heading3,
  type IconNode,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  Rows2,
  Table,
  Trash2,
  Undo2,
} from "lucide";
import { Toolbar } from "radix-ui";
import { type ReactNode, useState } from "react";
import { richTextTexts } from "#app/messages/admin/rich-text.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ImagePrompt } from "./image-prompt.tsx";
import { LinkPrompt } from "./link-prompt.tsx";

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

function TableTools({ editor, of }: { editor: Editor; of: string }) {
  const text = useTexts(richTextTexts);
  const run = () => editor.chain().focus();
  return (
    <ToolbarLine label={text.tableTools(of)}>
      <Tool label={text.addRow} icon={BetweenHorizontalStart} onUse={() => run().addRowAfter().run()} />
      <Tool label={text.addColumn} icon={BetweenVerticalStart} onUse={() => run().addColumnAfter().run()} />
      <Tool label={text.deleteRow} icon={Rows2} onUse={() => run().deleteRow().run()} />
      <Tool label={text.deleteColumn} icon={Columns2} onUse={() => run().deleteColumn().run()} />
      <Tool label={text.deleteTable} icon={Trash2} onUse={() => run().deleteTable().run()} />
    </ToolbarLine>
  );
}

type ToolProps = { label: string; icon: IconNode; active?: boolean; disabled?: boolean; onUse: () => void };

function Tool({ label, icon, active, disabled, onUse }: ToolProps) {
  return (
    <Toolbar.Button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={active}
      disabled={disabled}
      onClick={onUse}
      className="grid size-8 pointer-coarse:size-10 place-items-center rounded-md text-fg-muted hover:bg-canvas hover:text-fg disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent"
    >
      <Icon of={icon} className="size-4" />
    </Toolbar.Button>
  );
}

function ToolbarLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Toolbar.Root aria-label={label} className="flex flex-wrap gap-0.5 border-b border-edge bg-sunken p-1">
      {children}
    </Toolbar.Root>
  );
}
