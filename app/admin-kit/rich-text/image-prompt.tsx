import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import type { PictureValue } from "#app/admin-kit/draft.ts";
import { ImageField } from "#app/admin-kit/fields/image-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { altIn, uploadPicture } from "#app/admin-kit/picture-query.ts";
import { Popup } from "#app/admin-kit/popup.tsx";
import { richTextTexts } from "#app/messages/admin/rich-text.ts";
import { useTexts } from "#app/messages/messages.ts";

type Props = {
  editor: Editor;
  lang: "es" | undefined;
  onClose: () => void;
};

export function ImagePrompt({ editor, lang, onClose }: Props) {
  const text = useTexts(richTextTexts);
  const [picture, setPicture] = useState<PictureValue>({ name: null });
  const [alt, setAlt] = useState("");
  const [error, setError] = useState("");
  const [pending, setPending] = useState(false);

  async function insert() {
    if (!picture.file && !picture.name) return setError(text.choosePicture);
    setPending(true);
    try {
      const src = picture.file ? await uploadPicture(picture.file) : `/resources/${picture.name}`;
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
      wide
      onClose={onClose}
      title={text.picture}
      text={text.pictureNote}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button look="primary" onClick={insert} resting={pending}>
            {pending ? text.uploading : text.insertPicture}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ImageField
          isUncut
          name="text-picture"
          label={text.picture}
          value={picture}
          onChange={setPicture}
          onPick={(pickedPicture) => setAlt(altIn(pickedPicture, lang ?? "en"))}
          error={error}
          progress={undefined}
        />
        <TextField name="text-picture-alt" label={text.alt} hint={text.altHint} value={alt} onChange={setAlt} />
      </div>
    </Popup>
  );
}
