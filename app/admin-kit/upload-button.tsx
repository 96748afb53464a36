import { Upload } from "lucide";
import { type DragEvent, type ReactNode, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { buttonClass } from "./button.tsx";
import { useHydrated } from "./hydrated.ts";

type ButtonProps = { accept: string; onFiles: (files: File[]) => void; isBusy: boolean; children: ReactNode };

/** Asks for one or more files. It is a file input, so that keyboards and screen readers use it as such. */
export function UploadButton({ accept, onFiles, isBusy, children }: ButtonProps) {
  const isHydrated = useHydrated();
  return (
    <label
      className={buttonClass(
        "primary",
        "cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent has-disabled:cursor-not-allowed has-disabled:opacity-55",
      )}
    >
      <Icon of={Upload} className="size-4" />
      {children}
      <input
        type="file"
        multiple
        accept={accept}
        disabled={isBusy || !isHydrated}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </label>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

type AreaProps = { onFiles: (files: File[]) => void; label: string; children: ReactNode };

/** Takes files that are dropped anywhere in it. */
export function DropArea({ onFiles, label, children }: AreaProps) {
  const [over, setOver] = useState(false);
  return (
    <section
      aria-label={label}
      data-over={over || undefined}
      className="grid gap-4 rounded-xl outline-offset-8 outline-accent data-over:outline-2 data-over:outline-dashed"
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </section>
  );
}
