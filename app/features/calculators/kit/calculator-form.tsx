import { createContext, type ReactNode, useContext } from "react";
import type { Entries, Problems } from "./rules.ts";

/** What the fields started with, their current problems, and notes on typical figures. Fields are uncontrolled. */
export type FormState = { entries: Entries; problems: Problems; notes: Record<string, string> };

export const FormContext = createContext<FormState>({ entries: {}, problems: {}, notes: {} });

export function useField(name: string) {
  const { entries, problems, notes } = useContext(FormContext);
  return { entry: entries[name] ?? "", problem: problems[name], note: notes[name] };
}

export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display font-semibold text-teal-dark text-xl">{legend}</legend>
      <div className="grid grid-cols-1 gap-x-5 min-[30rem]:grid-cols-2">{children}</div>
    </fieldset>
  );
}
