import { Search } from "lucide-react";
import { useEffect, useId, useRef } from "react";

export function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // The two differ only where something was typed before the script came.
  useEffect(() => {
    const typed = input.current?.value ?? "";
    if (typed !== value) onChange(typed);
  }, [value, onChange]);

  return (
    <div className="relative w-full sm:w-80">
      <label htmlFor={id} className="sr-only">
        Search
      </label>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-muted" />
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        placeholder="Search"
        onChange={(event) => onChange(event.target.value)}
        className="min-h-10 w-full rounded-lg border border-edge-strong bg-surface pr-3 pl-9 text-sm text-fg placeholder:text-fg-muted"
      />
    </div>
  );
}
