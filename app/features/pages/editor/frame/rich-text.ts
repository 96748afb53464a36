import { Editor } from "@tiptap/react";
import { cleanPastedHtml } from "#app/admin-kit/rich-text/clean-paste.ts";
import { richTextExtensions, typedHtml } from "#app/admin-kit/rich-text/extensions.ts";
import { insertPictures } from "#app/admin-kit/rich-text/insert-pictures.ts";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { currentLanguage } from "#lib/localize.ts";

type Options = { html: string; label: string; at: { x: number; y: number } | undefined; onChange: (html: string) => void };

/** Lets the user type in an element of the page, with the page's own styles. */
export function editRichText(element: HTMLElement, { html, label, at, onChange }: Options): Editor {
  const { pictureProblems } = fieldTexts[currentLanguage()];
  const before = element.cloneNode(false) as HTMLElement;
  // ProseMirror fills the element itself.
  element.replaceChildren();
  element.setAttribute("data-editing", "");
  const editor: Editor = new Editor({
    element: { mount: element },
    extensions: richTextExtensions,
    content: html,
    // Its style sheet would go to the document of the admin.
    injectCSS: false,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, class: before.className },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_, event) => insertPictures(() => editor, event.clipboardData?.files, pictureProblems),
      handleDrop: (_, event, __, moved) => !moved && insertPictures(() => editor, event.dataTransfer?.files, pictureProblems),
    },
    onUpdate: ({ editor: changed }) => onChange(typedHtml(changed)),
  });
  const position = at && editor.view.posAtCoords({ left: at.x, top: at.y })?.pos;
  editor.view.focus();
  editor.commands.setTextSelection(position ?? editor.state.doc.content.size);
  return editor;
}
