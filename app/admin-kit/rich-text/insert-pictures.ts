import type { Editor } from "@tiptap/react";
import { checkPicture, type PictureProblem } from "#app/admin-kit/check-picture.ts";
import { uploadPicture } from "#app/admin-kit/picture-query.ts";
import { showError } from "#app/admin-kit/toasts.ts";

/** Uploads pasted or dropped pictures into the text. False if there are none. */
export function insertPictures(editor: () => Editor, files: FileList | undefined, problems: Record<PictureProblem, string>): boolean {
  const pictures = [...(files ?? [])].filter((file) => file.type.startsWith("image/"));
  for (const file of pictures) insertPicture(editor, file, problems).catch((error: Error) => showError(error.message));
  return pictures.length > 0;
}

async function insertPicture(editor: () => Editor, file: File, problems: Record<PictureProblem, string>): Promise<void> {
  const problem = await checkPicture(file);
  if (problem) return showError(problems[problem], 4500);
  const src = await uploadPicture(file);
  editor().chain().focus().setImage({ src, alt: "" }).run();
}
