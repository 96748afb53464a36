import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Props = { id: string; name: string; label: string; value: string | undefined; children: ReactNode };

/** A choice that nobody has to make, in the look of the form's other fields. */
export function ContactSelectField({ id, name, label, value, children }: Props) {
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      <label htmlFor={id} className="font-semibold text-teal-dark">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className="min-h-12 w-full appearance-none rounded-xl border border-muted/60 bg-white py-3 pr-10 pl-4 text-base text-ink hover:border-teal"
        >
          {children}
        </select>
        <Icon of={ChevronDown} className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 size-5 text-muted" />
      </span>
    </div>
  );
}
