import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide";
import { type DragEvent, useId, useState } from "react";
import { type FieldProps, fileInputClass } from "#app/admin-kit/fields/field.tsx";
import { useIsReadOnly } from "#app/admin-kit/read-only.ts";
import { fileSize, fileType } from "#app/features/documents/file-facts.ts";
import { type StoredFile, uploadFile } from "#app/features/documents/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { acceptedFiles } from "./accepted-files.ts";
import { documentFormTexts } from "./texts/documents.ts";

type Props = FieldProps<string> & {
  /** The published file and its size, if there is one. */
  published: { file: string; bytes: number } | undefined;
  onUpload: (file: File) => void;
};

/** The file of a document, chosen or dropped. It is uploaded at once, and its name becomes the field's value. */
export function FileField({ name, value, onChange, error, label, published, onUpload }: Props) {
  const id = useId();
  const text = useTexts(documentFormTexts);
  const language = useLanguage();
  const isReadOnly = useIsReadOnly();
  const [over, setOver] = useState(false);
  const [stored, setStored] = useState<StoredFile & { chosenName: string }>();
  const [progress, setProgress] = useState<number>();
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(file, setProgress),
    onSuccess: (result, file) => {
      setStored({ ...result, chosenName: file.name });
      onChange(result.file);
      onUpload(file);
    },
    onSettled: () => setProgress(undefined),
  });

  function take(file: File | undefined) {
    if (file && !isReadOnly) upload.mutate(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  const known = [stored, published].find((one) => one?.file === value);
  const chosenName = stored?.file === value ? ` (${stored.chosenName})` : "";
  const facts = known ? `${fileType(known.file)}, ${fileSize(known.bytes, language)}${chosenName}` : fileType(value);
  const problem = upload.error?.message ?? error;
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
        className="grid justify-items-start gap-2 rounded-xl border-2 border-dashed border-edge-strong bg-sunken p-4 data-over:border-accent data-over:bg-accent-soft"
      >
        {value && (
          <p className="flex items-center gap-2 text-sm">
            <Icon of={FileUp} className="size-4 shrink-0" />
            {value === published?.file ? text.current(facts) : `${text.chosen(facts)}${published ? ` ${text.sameAddress}` : ""}`}
          </p>
        )}
        <input
          id={id}
          type="file"
          name={name}
          accept={acceptedFiles}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ""}`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = "";
          }}
          className={fileInputClass}
        />
        <p id={`${id}-hint`} className="text-xs text-fg-muted">
          {text.fileHint}. <span className="max-sm:hidden">{text.orDrop}</span>
        </p>
        {upload.isPending && <progress aria-label={text.uploading} value={progress} max={1} className="h-2 w-full accent-accent" />}
      </fieldset>
      {problem && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
