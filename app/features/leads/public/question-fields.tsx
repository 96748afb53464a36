import clsx from "clsx";
import { TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

export const inputLook = (error?: string) =>
  clsx(
    "min-h-12 w-full rounded-xl border bg-white px-4 py-3 text-base text-ink",
    error ? "border-danger" : "border-muted/60 hover:border-teal",
  );

type Described = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  className?: string;
  children: (described: Described) => ReactNode;
};

export function Field({ id, label, hint, error, className, children }: FieldProps) {
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={clsx("grid gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold text-teal-dark">
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

export function ErrorNotice({ title, text }: { title: string; text: string }) {
  return (
    <div role="alert" className="flex gap-4 rounded-2xl border border-danger/40 bg-danger/5 p-5 text-danger">
      <Icon of={TriangleAlert} className="size-6 shrink-0" />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}

export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {label}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
