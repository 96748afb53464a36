import type { Editor } from "@tiptap/react";
import { BetweenHorizontalStart, BetweenVerticalStart, Columns2, Rows2, Trash2 } from "lucide";
import { richTextTexts } from "#app/messages/admin/rich-text.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Tool, ToolbarLine } from "./tool.tsx";

/** Shown while the cursor is in a table. */
export function TableTools({ editor, of }: { editor: Editor; of: string }) {
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
