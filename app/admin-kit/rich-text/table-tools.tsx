import type { Editor } from "@tiptap/react";
import { BetweenHorizontalStart, BetweenVerticalStart, Columns2, Rows2, Trash2 } from "lucide-react";
import { Tool, ToolbarLine } from "./tool.tsx";

/** Shown while the cursor is in a table. */
export function TableTools({ editor, of }: { editor: Editor; of: string }) {
  const run = () => editor.chain().focus();
  return (
    <ToolbarLine label={`Table: ${of}`}>
      <Tool label="Add row" icon={BetweenHorizontalStart} onUse={() => run().addRowAfter().run()} />
      <Tool label="Add column" icon={BetweenVerticalStart} onUse={() => run().addColumnAfter().run()} />
      <Tool label="Delete row" icon={Rows2} onUse={() => run().deleteRow().run()} />
      <Tool label="Delete column" icon={Columns2} onUse={() => run().deleteColumn().run()} />
      <Tool label="Delete table" icon={Trash2} onUse={() => run().deleteTable().run()} />
    </ToolbarLine>
  );
}
