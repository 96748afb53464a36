import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#app/messages/messages.ts";
import { calculatorTexts } from "#app/messages/mortgage-calculator.ts";
import { dollars, percent } from "#lib/money.ts";
import type { Mortgage } from "#lib/mortgage.ts";
import { downUnits, type Entries, type EntryName, exampleEntries, type Problem, type Problems, terms } from "./entries.ts";

type Props = { entries: Entries; mortgage: Mortgage | undefined; problems: Problems; onUnit: (unit: string) => void };

const box = "h-10 w-full min-w-0 bg-white px-3 tabular-nums";
const frame =
  "flex items-center rounded-lg border border-[#8d7f6d] bg-white has-aria-invalid:border-danger has-aria-invalid:ring-1 ring-danger";

export function CalculatorFields({ entries, mortgage, problems, onUnit }: Props) {
  const text = useTexts(calculatorTexts);
  const messageOf = useProblemMessage(entries);

  const field = (name: EntryName, input: (attributes: ReturnType<typeof attributesOf>) => ReactNode, hint = "") => {
    const problem = problems[name];
    return (
      <div className="row-span-3 grid grid-rows-subgrid gap-y-1">
        <label htmlFor={name} className="self-end text-sm leading-tight font-medium">
          {text.fields[name]}
        </label>
        <div className={frame}>{input(attributesOf(name, hint !== "", problem !== undefined))}</div>
        <div className="mb-2 text-xs">
          {hint && (
            <p id={`${name}-hint`} className="text-muted">
              {hint}
            </p>
          )}
          {problem && (
            <p id={`${name}-problem`} role="alert" className="font-medium text-danger">
              {messageOf(name, problem)}
            </p>
          )}
        </div>
      </div>
    );
  };
  const number = (name: EntryName, sign: "$" | "%" | undefined, hint?: string) =>
    field(
      name,
      (attributes) => (
        <>
          {sign === "$" && <Sign side="pl-3">$</Sign>}
          <input
            {...attributes}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            defaultValue={entries[name]}
            className={`${box} rounded-lg`}
          />
          {sign === "%" && <Sign side="pr-3">%</Sign>}
        </>
      ),
      hint,
    );
  const downHint = mortgage && text.downHint(dollars(mortgage.downPayment), shareOf(mortgage));

  return (
    <>
      <p className="text-sm text-muted">
        <strong className="font-semibold text-ink">{text.disclaimer}</strong> {text.examples}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-x-3">
        {number("price", "$")}
        {field(
          "down",
          (attributes) => (
            <>
              <input
                {...attributes}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                maxLength={24}
                defaultValue={entries.down}
                className={`${box} rounded-l-lg`}
              />
              <Choice
                name="downUnit"
                label={text.fields.downUnit}
                value={entries.downUnit}
                onChange={onUnit}
                className="w-16 shrink-0 border-l border-line"
              >
                {downUnits.map((unit) => (
                  <option key={unit} value={unit}>
                    {text.units[unit]}
                  </option>
                ))}
              </Choice>
            </>
          ),
          downHint,
        )}
        {number("rate", "%")}
        {field("years", (attributes) => (
          <Choice {...attributes} value={entries.years} className="w-full">
            {terms.map((term) => (
              <option key={term} value={term}>
                {text.years(term)}
              </option>
            ))}
          </Choice>
        ))}
        {number("tax", "$")}
        {number("insurance", "$")}
        {number("pmi", "%", text.pmiHint)}
        <button
          type="submit"
          className="col-start-2 row-start-11 h-10 self-center rounded-full bg-clay px-5 font-semibold text-white hover:bg-clay-dark"
        >
          {text.calculate}
        </button>
      </div>
    </>
  );
}

function attributesOf(name: EntryName, hinted: boolean, invalid: boolean) {
  const described = [hinted && `${name}-hint`, invalid && `${name}-problem`].filter(Boolean).join(" ");
  return { id: name, name, "aria-invalid": invalid || undefined, "aria-describedby": described || undefined };
}

function Sign({ side, children }: { side: string; children: string }) {
  return (
    <span aria-hidden="true" className={`text-muted ${side}`}>
      {children}
    </span>
  );
}

type ChoiceProps = {
  id?: string;
  name: string;
  label?: string;
  value: string;
  onChange?: (value: string) => void;
  className: string;
  children: ReactNode;
};

function Choice({ label, value, onChange, className, children, ...attributes }: ChoiceProps) {
  return (
    <span className={`relative ${className}`}>
      <select
        {...attributes}
        aria-label={label}
        defaultValue={value}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        className="h-10 w-full appearance-none rounded-lg bg-white pr-8 pl-3"
      >
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-2.5 size-4 text-muted" />
    </span>
  );
}

const shareOf = ({ price, downPayment }: Mortgage) => percent(Math.round((downPayment * 10_000) / price) * 10);

function useProblemMessage(entries: Entries) {
  const text = useTexts(calculatorTexts);
  const isRate = (name: EntryName) => name === "rate" || name === "pmi" || (name === "down" && entries.downUnit !== "amount");
  return (name: EntryName, problem: Problem): string => {
    if (name === "years") return text.problems.term;
    if (problem.kind === "abovePrice") return text.problems.abovePrice;
    if (problem.kind === "missing") return text.problems.missing(text.fields[name], exampleEntries[name]);
    const shown = isRate(name) ? percent : dollars;
    return text.problems.range(text.fields[name], shown(problem.min), shown(problem.max));
  };
}
