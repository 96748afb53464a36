import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { checkPicture } from "#app/admin-kit/check-picture.ts";
import { useMarkedPassages } from "#app/admin-kit/marked-passages.ts";
import { uploadPicture } from "#app/admin-kit/picture-query.ts";
import { useIsReadOnly } from "#app/admin-kit/read-only.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { useTexts } from "#app/messages/messages.ts";
import { cleanPastedHtml } from "./clean-paste.ts";
import { PassageMarks, passageMarksKey } from "./passage-marks.ts";
import { EditorToolbar } from "./toolbar.tsx";

/** The server allows exactly these. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      protocols: ["mailto", "tel"],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
  PassageMarks,
];

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

  const editor = useEditor({
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
      handlePaste: (_, event) => insertPictures(event.clipboardData?.files),
      handleDrop: (_, event, __, moved) => !moved && insertPictures(event.dataTransfer?.files),
    },
    onUpdate: ({ editor: changed }) => {
      // The editor keeps an empty last line to write on; visitors need none.
      lastHtml.current = changed.isEmpty ? "" : changed.getHTML().replace(/(<(p|h[2-4])><\/\2>)+$/, "");
      latestOnChange.current(lastHtml.current);
    },
  });

  function insertPictures(files: FileList | undefined): boolean {
    const pictures = [...(files ?? [])].filter((file) => file.type.startsWith("image/"));
    for (const file of pictures) {
      insertPicture(file).catch((error: Error) => showError(error.message));
    }
    return pictures.length > 0;
  }

  async function insertPicture(file: File) {
    const problem = await checkPicture(file);
    if (problem) return showError(pictureProblems[problem], 4500);
    const src = await uploadPicture(file);
    editor.chain().focus().setImage({ src, alt: "" }).run();
  }

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
