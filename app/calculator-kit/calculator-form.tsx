import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { calculatorTexts } from "#app/messages/calculators/common.ts";
import { useTexts } from "#app/messages/messages.ts";
import { buttonShape } from "#app/ui/button-look.ts";
import type { Entries, Problems } from "./rules.ts";

type FormState = { entries: Entries; problems: Problems };

const FormContext = createContext<FormState>({ entries: {}, problems: {} });

/** What was typed into a field, and what is wrong with it. */
export function useField(name: string) {
  const { entries, problems } = useContext(FormContext);
  return { entry: entries[name] ?? "", problem: problems[name] };
}

type Props = FormState & { form: ComponentProps<"form">; children: ReactNode };

export const FormState = FormContext.Provider;

export function CalculatorForm({ entries, problems, form, children }: Props) {
  const text = useTexts(calculatorTexts);
  return (
    <form {...form} id="calculator" className="group/form grid gap-8">
      <FormContext value={{ entries, problems }}>{children}</FormContext>
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
