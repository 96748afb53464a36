import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useTexts } from "#app/messages/messages.ts";
import { buttonShape } from "#app/ui/button-look.ts";
import type { Entries, Problems } from "./rules.ts";

/** What the fields started with, and what is wrong with them now. It changes only with the latter: fields hold their own text. */
export type FormState = { entries: Entries; problems: Problems };

export const FormContext = createContext<FormState>({ entries: {}, problems: {} });

/** What was typed into a field, and what is wrong with it. */
export function useField(name: string) {
  const { entries, problems } = useContext(FormContext);
  return { entry: entries[name] ?? "", problem: problems[name] };
}

type Props = { state: FormState; form: ComponentProps<"form">; children: ReactNode };

export function CalculatorForm({ state, form, children }: Props) {
  const text = useTexts(calculatorTexts);
  return (
    <form {...form} id="calculator" className="group/form grid gap-8">
      <FormContext value={state}>{children}</FormContext>
      <button type="submit" className={`${buttonShape} no-print justify-self-start bg-clay px-8 text-white shadow-card hover:bg-clay-dark`}>
        {text.calculate}
      </button>
    </form>
  );
}

/** Fields that belong together, two beside each other, with labels, inputs and hints on common lines. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display font-semibold text-teal-dark text-xl">{legend}</legend>
      <div className="grid grid-cols-1 gap-x-5 min-[30rem]:grid-cols-2">{children}</div>
    </fieldset>
  );
}
