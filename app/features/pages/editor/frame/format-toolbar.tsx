import type { Editor } from "@tiptap/react";
import { EditorToolbar } from "#app/admin-kit/rich-text/toolbar.tsx";
import type { Language } from "#lib/translations.ts";

/** The tools for the text that is being typed in the page. They are above the frame. */
export default function FormatToolbar({ editor, label, language }: { editor: Editor; label: string; language: Language }) {
  return <EditorToolbar editor={editor} of={label} lang={language === "es" ? "es" : undefined} />;
}
