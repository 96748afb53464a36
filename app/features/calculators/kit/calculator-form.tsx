import { createContext, type ReactNode, useContext } from "react";
import type { Entries, Problems } from "./rules.ts";

/** What the fields started with, and what is wrong with them now. It changes only with the latter: fields hold their own text. */
export type FormState = { entries: Entries; problems: Problems };

export const FormContext = createContext<FormState>({ entries: {}, problems: {} });

export function useField(name: string) {
  const { entries, problems } = useContext(FormContext);
  return { entry: entries[name] ?? "", problem: problems[name] };
}

/** Fields that belong together, two beside each other, with labels, inputs and hints aligned. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display font-semibold text-teal-dark text-xl">{legend}</legend>
      <div className="grid grid-cols-1 gap-x-5 min-[30rem]:grid-cols-2">{children}</div>
    </fieldset>
  );
}
