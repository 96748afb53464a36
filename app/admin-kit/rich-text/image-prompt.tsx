import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import type { PictureValue } from "#app/admin-kit/draft.ts";
import { ImageField } from "#app/admin-kit/fields/image-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { uploadPicture } from "#app/admin-kit/upload-picture.ts";

export function ImagePrompt({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [picture, setPicture] = useState<PictureValue>({ name: null });
  const [alt, setAlt] = useState("");
  const [error, setError] = useState("");
  const [pending, setPending] = useState(false);

  async function insert() {
    if (!picture.file) return setError("Choose a picture first");
    setPending(true);
    try {
      const src = await uploadPicture(picture.file);
      editor.chain().focus().setImage({ src, alt }).run();
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
      setPending(false);
    }
  }

  return (
    <Popup
      open
      onClose={onClose}
      title="Picture"
      text="It is stored now and shown where the cursor is."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={insert} resting={pending}>
            {pending ? "Uploading…" : "Insert picture"}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ImageField isUncut name="text-picture" label="Picture" value={picture} onChange={setPicture} error={error} progress={undefined} />
        <TextField
          name="text-picture-alt"
          label="What it shows"
          hint="Read aloud to those who cannot see it"
          value={alt}
          onChange={setAlt}
        />
      </div>
    </Popup>
  );
}
