import clsx from "clsx";
import { Search } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { maxSearchLength } from "#lib/search-words.ts";
import { buttonShape, buttonTones } from "./button-look.ts";

type Props = Pick<ComponentProps<"input">, "ref" | "name" | "defaultValue" | "onInput"> & { id: string; label: string; submit: string };

export function SearchInput({ id, label, submit, ...input }: Props) {
  return (
    <>
      <label htmlFor={id} className="font-semibold text-teal-dark">
        {label}
      </label>
      <div className="mt-2 flex gap-3">
        <input
          {...input}
          id={id}
          type="search"
          enterKeyHint="search"
          maxLength={maxSearchLength}
          className="min-h-12 w-full min-w-0 rounded-xl border border-muted/60 bg-white px-4 py-3 text-base text-ink hover:border-teal [&::-webkit-search-cancel-button]:grayscale"
        />
        <button type="submit" className={clsx(buttonShape, buttonTones.quiet, "shrink-0 max-sm:px-4")}>
          <Icon of={Search} className="size-5" />
          <span className="max-sm:sr-only">{submit}</span>
        </button>
      </div>
    </>
  );
}
