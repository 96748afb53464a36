import clsx from "clsx";
import { examplePrice } from "#app/features/buying-guide/money-needed.ts";
import { type Choices, checkPath, questionNames } from "#app/features/buying-guide/questions.ts";
import { moneyTexts } from "#app/features/buying-guide/texts/money-needed.ts";
import { homePriceRule } from "#app/features/calculators/kit/home-price.ts";
import { dollars } from "#app/features/calculators/math/money.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { localPath } from "#lib/languages.ts";
import { moneyId } from "./money-id.ts";

type Props = { choices: Choices; entry: string; isProblem: boolean };

/** A plain GET form with the answers in hidden fields: it needs no script. */
export function PriceForm({ choices, entry, isProblem }: Props) {
  const text = useTexts(moneyTexts);
  const { min, max } = homePriceRule;
  return (
    <form method="get" action={`${localPath(checkPath({}), useLanguage())}#${moneyId}`} className="mt-5 flex flex-wrap items-end gap-3">
      {questionNames.map((name) => (
        <input key={name} type="hidden" name={name} value={choices[name]} />
      ))}
      <div>
        <label htmlFor="price" className="block font-semibold text-teal-dark">
          {text.price}
        </label>
        <span className="relative mt-1.5 block">
          <span aria-hidden="true" className="absolute top-3 left-4 text-muted">
            $
          </span>
          <input
            id="price"
            name="price"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            required
            defaultValue={entry || dollars(examplePrice).slice(1)}
            aria-invalid={isProblem || undefined}
            aria-describedby={isProblem ? "price-problem" : undefined}
            className={clsx(
              "min-h-12 w-48 rounded-xl border bg-white py-3 pr-4 pl-8 text-base text-ink tabular-nums",
              isProblem ? "border-danger" : "border-muted/60 hover:border-teal",
            )}
          />
        </span>
      </div>
      <button type="submit" className={clsx(buttonShape, buttonTones.quiet)}>
        {text.show}
      </button>
      {isProblem && (
        <p id="price-problem" role="alert" className="w-full font-medium text-danger">
          {text.badPrice(dollars(min), dollars(max))}
        </p>
      )}
    </form>
  );
}
