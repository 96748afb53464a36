import { EditorContent, type Editor as RichTextEditor, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { useMarkedPassages } from "#app/admin-kit/marked-passages.ts";
import { useIsReadOnly } from "#app/admin-kit/read-only.ts";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { useTexts } from "#app/messages/messages.ts";
import { cleanPastedHtml } from "./clean-paste.ts";
import { richTextExtensions, typedHtml } from "./extensions.ts";
import { insertPictures } from "./insert-pictures.ts";
import { PassageMarks, passageMarksKey } from "./passage-marks.ts";
import { EditorToolbar } from "./toolbar.tsx";

const extensions = [...richTextExtensions, PassageMarks];

type EditorProps = {
  id: string;
  name: string;
  value: string;
  onChange: (html: string) => void;
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  lang: "es" | undefined;
};

export default function Editor({ id, name, value, onChange, label, labelledBy, describedBy, invalid, lang }: EditorProps) {
  const { pictureProblems } = useTexts(fieldTexts);
  const isReadOnly = useIsReadOnly();
  // The editor's last output; any other value came from outside and is loaded into it.
  const lastHtml = useRef(value);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;

  const editor: RichTextEditor = useEditor({
    extensions,
    content: value,
    editable: !isReadOnly,
    editorProps: {
      attributes: {
        id,
        "data-field": name,
        role: "textbox",
        "aria-multiline": "true",
        ...(isReadOnly && { "aria-readonly": "true", tabindex: "0" }),
        "aria-labelledby": labelledBy,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(invalid && { "aria-invalid": "true" }),
        ...(lang && { lang }),
        class: "admin-prose min-h-40 px-3 py-2 text-sm outline-none",
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_, event) => insertPictures(() => editor, event.clipboardData?.files, pictureProblems),
      handleDrop: (_, event, __, moved) => !moved && insertPictures(() => editor, event.dataTransfer?.files, pictureProblems),
    },
    onUpdate: ({ editor: changed }) => {
      lastHtml.current = typedHtml(changed);
      latestOnChange.current(lastHtml.current);
    },
  });

  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [isReadOnly, editor]);

  // As text: the list is another array at every render.
  const passages = JSON.stringify(useMarkedPassages(name));
  useEffect(() => {
    editor.view.dispatch(editor.state.tr.setMeta(passageMarksKey, JSON.parse(passages)));
  }, [passages, editor]);

  useEffect(() => {
    if (value === lastHtml.current) return;
    lastHtml.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [value, editor]);

  return (
    <>
      {!isReadOnly && <EditorToolbar editor={editor} of={label} lang={lang} />}
      <div className="max-h-[32rem] overflow-y-auto">
        <EditorContent editor={editor} />
      </div>
    </>
  );
}
