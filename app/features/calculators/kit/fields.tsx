import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { dollars, percent } from "#app/features/calculators/math/money.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useField } from "./calculator-form.tsx";
import { amountUnits } from "./down-payment.ts";
import type { Problem } from "./rules.ts";

// The focus ring is inside the control, because two controls can share a border.
const box = "h-12 focus-visible:-outline-offset-3 w-full min-w-0 bg-white px-3 tabular-nums group-data-compact/form:h-10";
const frame =
  "flex items-center rounded-lg border border-[#8d7f6d] bg-white has-aria-invalid:border-danger has-aria-invalid:ring-1 ring-danger";

type FieldProps = {
  name: string;
  label: string;
  isOptional?: boolean;
  /** Hides the word "optional" when another field makes this one required. */
  requiredLook?: string;
  hint?: ReactNode;
  className?: string;
};
type AnyFieldProps = FieldProps & { isChoice?: boolean; children: (control: Control) => ReactNode };
type Control = { id: string; name: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

function Field({ name, label, isOptional, requiredLook = "", hint, className = "", isChoice = false, children }: AnyFieldProps) {
  const { optional } = useTexts(calculatorTexts);
  const { problem, note } = useField(name);
  const message = useProblemMessage(label, problem, isChoice);
  const descriptionIds = [(note || hint) && `${name}-hint`, message && `${name}-problem`].filter(Boolean).join(" ");
  return (
    <div className={`row-span-3 grid grid-rows-subgrid gap-y-1 ${className}`}>
      <label htmlFor={name} className="self-end text-sm leading-tight font-medium">
        {label}
        {isOptional && <span className={`font-normal text-muted ${requiredLook}`}> ({optional})</span>}
      </label>
      <div className={frame}>
        {children({ id: name, name, "aria-invalid": message ? true : undefined, "aria-describedby": descriptionIds || undefined })}
      </div>
      <div className="mb-3 text-xs leading-snug group-data-compact/form:mb-1">
        {(note || hint) && (
          <p id={`${name}-hint`} className="text-muted">
            {note ? <span className="text-teal">{note}</span> : hint}
          </p>
        )}
        {message && (
          <p id={`${name}-problem`} role="alert" className="font-medium text-danger">
            {message}
          </p>
        )}
      </div>
    </div>
  );
}

type NumberProps = FieldProps & { sign?: "$" | "%"; suffix?: string };

export function NumberField({ sign, suffix, ...field }: NumberProps) {
  const { entry } = useField(field.name);
  return (
    <Field {...field}>
      {(control) => (
        <>
          {sign === "$" && <Sign side="pl-3">$</Sign>}
          <NumberInput control={control} entry={entry} className="rounded-lg" />
          {sign === "%" && <Sign side="pr-3">%</Sign>}
          {suffix && <Sign side="shrink-0 pr-3 text-sm">{suffix}</Sign>}
        </>
      )}
    </Field>
  );
}

export function AmountField({ unitName, ...field }: FieldProps & { unitName: string }) {
  const text = useTexts(calculatorTexts);
  const { entry } = useField(field.name);
  const unit = useField(unitName);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <NumberInput control={control} entry={entry} className="rounded-l-lg" />
          <Select
            control={{ name: unitName, "aria-label": text.unitOf(field.label) }}
            entry={unit.entry || amountUnits[0]}
            className="w-16 shrink-0 border-line border-l"
          >
            {amountUnits.map((option) => (
              <option key={option} value={option}>
                {text.units[option]}
              </option>
            ))}
          </Select>
        </>
      )}
    </Field>
  );
}

type ChoiceProps<Option> = FieldProps & { options: readonly Option[]; nameOf: (option: Option) => string; none?: string };

/** Starts empty: the calculator chooses nothing for the visitor. `none` names the empty choice of an optional field. */
export function ChoiceField<Option extends string>({ options, nameOf, none, ...field }: ChoiceProps<Option>) {
  const text = useTexts(calculatorTexts);
  const { entry } = useField(field.name);
  return (
    <Field {...field} isChoice>
      {(control) => (
        <Select control={control} entry={entry} className="w-full">
          <option value="">{none ?? text.choose}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function NumberInput({ control, entry, className }: { control: Control; entry: string; className: string }) {
  return (
    <input
      {...control}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      defaultValue={entry}
      className={`${box} ${className}`}
    />
  );
}

type SelectProps = { control: Partial<Control> & { "aria-label"?: string }; entry: string; className: string; children: ReactNode };

function Select({ control, entry, className, children }: SelectProps) {
  return (
    <span className={`relative ${className}`}>
      <select {...control} defaultValue={entry} className={`${box} appearance-none rounded-lg pr-8`}>
        {children}
      </select>
      <Icon of={ChevronDown} className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 size-4 text-muted" />
    </span>
  );
}

function Sign({ side, children }: { side: string; children: string }) {
  return (
    <span aria-hidden="true" className={`text-muted ${side}`}>
      {children}
    </span>
  );
}

function useProblemMessage(label: string, problem: Problem | undefined, isChoice: boolean): string | undefined {
  const { problems: text } = useTexts(calculatorTexts);
  if (!problem) return undefined;
  if (problem.kind === "range") {
    const formatBound = { money: dollars, rate: percent, count: String }[problem.of];
    return text.range(label, formatBound(problem.min), formatBound(problem.max));
  }
  if (problem.kind === "missing") return isChoice ? text.noChoice(label) : text.missing(label);
  if (problem.kind === "noNumber") return text.noNumber[problem.of](label);
  if (problem.kind === "belowMinimum") return text.belowMinimum(label, percent(problem.share));
  return text[problem.kind](label);
}
