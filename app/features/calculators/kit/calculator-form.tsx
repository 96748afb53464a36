import { createContext, type ReactNode, useContext } from "react";
import type { Entries, Problems } from "./rules.ts";

/** What the fields started with, and their current problems. Only the problems change: fields are uncontrolled. */
export type FormState = { entries: Entries; problems: Problems };

export const FormContext = createContext<FormState>({ entries: {}, problems: {} });

export function useField(name: string) {
  const { entries, problems } = useContext(FormContext);
  return { entry: entries[name] ?? "", problem: problems[name] };
}

export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display font-semibold text-teal-dark text-xl">{legend}</legend>
      <div className="grid grid-cols-1 gap-x-5 min-[30rem]:grid-cols-2">{children}</div>
    </fieldset>
  );
}
