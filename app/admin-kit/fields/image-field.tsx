import { useQuery } from "@tanstack/react-query";
import { ImageUp, X } from "lucide";
import { type DragEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { checkPicture, type PictureProblem } from "#app/admin-kit/check-picture.ts";
import type { PictureValue } from "#app/admin-kit/draft.ts";
import { LibraryLink, PickPicture } from "#app/admin-kit/picture-library.tsx";
import { type LibraryPicture, pictureQuery } from "#app/admin-kit/picture-query.ts";
import { useIsReadOnly } from "#app/admin-kit/read-only.ts";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { variantName } from "#lib/image-widths.ts";
import { type PictureFocus, pictureMiddle } from "#lib/picture-focus.ts";
import { type FieldProps, fileInputClass } from "./field.tsx";
import { CropPreviews, FocusPicker } from "./focus-picker.tsx";

type Props = FieldProps<PictureValue> & {
  /** The uploaded fraction, from 0 to 1. */
  progress: number | undefined;
  /** Pages show the whole picture, so there are no crops. */
  isUncut?: boolean;
  /** False for users who may not read the library. */
  hasLibrary?: boolean;
  /** Called in addition to `onChange` for a picture from the library. */
  onPick?: (picture: LibraryPicture) => void;
};

/** A picture with its preview, chosen or dropped; it is uploaded with the save. */
export function ImageField({ name, value, onChange, error, label, progress, hasLibrary = true, isUncut = !hasLibrary, onPick }: Props) {
  const id = useId();
  const isReadOnly = useIsReadOnly();
  const text = useTexts(fieldTexts);
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<PictureProblem>();
  const preview = usePreview(value);
  const focus = useFocus(value, !isUncut);

  function take(file: File | undefined) {
    if (!file || isReadOnly) return;
    setRefusal(undefined);
    onChange({ name: value.name, file });
  }

  const refuse = useEffectEvent((reason: PictureProblem) => {
    setRefusal(reason);
    onChange({ name: value.name });
  });
  // A file is accepted at once and removed again if it is unusable: a save in between would miss it otherwise.
  useEffect(() => {
    if (!value.file) return;
    let isCurrent = true;
    checkPicture(value.file).then((found) => isCurrent && found && refuse(found));
    return () => {
      isCurrent = false;
    };
  }, [value.file]);

  function pick(picture: LibraryPicture) {
    setRefusal(undefined);
    onChange({ name: picture.name });
    onPick?.(picture);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  const problem = refusal ? text.pictureProblems[refusal] : error;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <fieldset
        aria-label={label}
        disabled={isReadOnly}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        data-over={over || undefined}
        className="grid gap-3 rounded-xl border-2 border-dashed border-edge-strong bg-sunken p-4 data-over:border-accent data-over:bg-accent-soft sm:grid-cols-[14rem_1fr] sm:items-center"
      >
        {preview && !isUncut ? (
          <FocusPicker src={preview} focus={focus} onChange={(chosen) => onChange({ ...value, focus: chosen })} />
        ) : (
          <div className="grid aspect-[4/3] place-items-center overflow-hidden rounded-lg bg-edge/60 text-fg-muted">
            {preview ? (
              <img src={preview} alt={text.preview} className="size-full object-contain" />
            ) : (
              <Icon of={ImageUp} className="size-8" />
            )}
          </div>
        )}
        <div className="grid justify-items-start gap-2">
          <input
            id={id}
            type="file"
            name={name}
            // By format instead of image/*: an iPhone then converts its HEIC photos to JPEG.
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ""}`}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = "";
            }}
            className={fileInputClass}
          />
          <div className="flex flex-wrap gap-x-3 text-xs text-fg-muted">
            <div id={`${id}-hint`}>
              <p>{text.pictureHint}</p>
              <p>{text.pictureLimit}</p>
            </div>
            <p className="max-sm:hidden">{text.orDrop}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {hasLibrary && <PickPicture onPick={pick} />}
            {value.name && !value.file && !isUncut && <LibraryLink name={value.name} />}
          </div>
          {preview && !isUncut && <CropPreviews src={preview} focus={focus} />}
          {value.file && <p className="text-sm break-all">{text.goesUp(value.file.name)}</p>}
          {(value.file || value.name) && (
            <Button look="quietDanger" onClick={() => onChange({ name: value.file ? value.name : null })}>
              <Icon of={X} className="size-4" />
              {value.file && value.name ? text.keepFormer : text.removePicture}
            </Button>
          )}
          {progress !== undefined && <progress aria-label={text.uploading} value={progress} max={1} className="h-2 w-full accent-accent" />}
        </div>
      </fieldset>
      {problem && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

function useFocus({ name, file, focus }: PictureValue, isCropped: boolean): PictureFocus {
  const isStored = isCropped && name !== null && !file;
  const { data } = useQuery({ ...pictureQuery(name ?? ""), enabled: isStored });
  return focus ?? (isStored ? data : undefined) ?? pictureMiddle;
}

function usePreview({ name, file }: PictureValue): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url ?? (name && !file ? `/resources/${variantName(name, 480, "webp")}` : undefined);
}
