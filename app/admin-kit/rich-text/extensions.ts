import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import type { Editor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";

/** The server allows exactly these. */
export const richTextExtensions = [
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
];

/** What is typed, without the empty last line that the editor keeps to write on. */
export const typedHtml = (editor: Editor): string => (editor.isEmpty ? "" : editor.getHTML().replace(/(<(p|h[2-4])><\/\2>)+$/, ""));
