import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { PictureValue } from "#app/admin-kit/draft.ts";
import type { FieldProps } from "#app/admin-kit/fields/field.tsx";
import { ImageField } from "#app/admin-kit/fields/image-field.tsx";
import { storeOwnPhoto } from "#app/features/officers/own-queries.ts";
import { storeCheckedPhoto } from "#app/features/officers/store-checked-photo.ts";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { useTexts } from "#app/messages/messages.ts";

/** An officer's own photo. It is stored when it is chosen: officers have no library, and a bad file is refused at once. */
export function OwnPhotoField({ value, onChange, error, ...field }: FieldProps<PictureValue>) {
  const [progress, setProgress] = useState<number>();
  const { pictureProblems: problems } = useTexts(fieldTexts);
  const { mutate, error: refusal } = useMutation({
    mutationFn: (file: File) => storeCheckedPhoto(file, { problems, store: (checked) => storeOwnPhoto(checked, setProgress) }),
    onSuccess: (name) => onChange({ name }),
    onSettled: () => setProgress(undefined),
  });
  return (
    <ImageField
      {...field}
      value={value}
      error={refusal?.message ?? error}
      progress={progress}
      hasLibrary={false}
      onChange={(next) => (next.file ? mutate(next.file) : onChange(next))}
    />
  );
}
