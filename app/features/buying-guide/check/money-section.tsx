import type { Assessment } from "#app/features/buying-guide/buying-check.ts";
import { examplePrice, figureKeysOf, type LoanMoney, leastSavings } from "#app/features/buying-guide/money-needed.ts";
import { rangeTexts } from "#app/features/buying-guide/money-ranges.ts";
import { type Choices, isInUtah } from "#app/features/buying-guide/questions.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { moneyTexts } from "#app/features/buying-guide/texts/money-needed.ts";
import { LimitsUsed } from "#app/features/calculators/kit/limits-used.tsx";
import type { CheckedLimits, FigureKeys } from "#app/features/calculators/kit/program-limits.ts";
import { Row, Rows } from "#app/features/calculators/kit/result.tsx";
import { dollars, moneyEntry, percent } from "#app/features/calculators/math/money.ts";
import { typicalTexts } from "#app/features/calculators/texts/typical.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { sectionHeading } from "./look.ts";
import { moneyId } from "./money-id.ts";
import { PriceForm } from "./price-form.tsx";

type Props = {
  choices: Choices;
  assessment: Assessment;
  price: { entry: string; price?: number | undefined; isProblem?: true };
  figures: CheckedLimits;
};

/** What a home of the visitor's price would take in cash, loan by loan. */
export function MoneySection({ choices, assessment: { money: loans }, price: { entry, price, isProblem }, figures }: Props) {
  const text = useTexts(moneyTexts);
  const countedPrice = price ?? examplePrice;
  return (
    <section id={moneyId} aria-labelledby="money-heading" className="no-print scroll-mt-bar">
      <h2 id="money-heading" className={sectionHeading}>
        {text.title}
      </h2>
      <PriceForm choices={choices} entry={entry} isProblem={isProblem === true} />
      <p className="mt-6 text-lead text-muted">
        {text.lead(dollars(countedPrice))} {price === undefined && text.example} {!isInUtah(choices) && text.otherState}
      </p>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {loans.map((money) => (
          <LoanCard key={money.loan} money={money} />
        ))}
      </ul>
      <Explanations keys={figureKeysOf(loans.map(({ loan }) => loan))} figures={figures} />
      <CalculatorLink price={countedPrice} savings={leastSavings(choices)} start={startingDown(loans)} />
    </section>
  );
}

function LoanCard({ money }: { money: LoanMoney }) {
  const language = useLanguage();
  const text = useTexts(moneyTexts);
  return (
    <li className="rounded-3xl bg-paper p-6 shadow-card ring-1 ring-line">
      <h3 className="font-semibold text-teal-dark text-xl">{checkTexts[language].loans[money.loan]}</h3>
      {money.unknown ? (
        <p className="mt-3 text-ink/85">{text.unknown[money.unknown]}</p>
      ) : (
        <Amounts rows={rangeTexts(money, language)} reach={reachSentence(money, text)} />
      )}
    </li>
  );
}

function Amounts({ rows, reach }: { rows: ReturnType<typeof rangeTexts>; reach: string }) {
  const text = useTexts(moneyTexts);
  const totals = rows.filter(({ isTotal }) => isTotal);
  const parts = <AmountRows rows={rows.filter(({ isTotal }) => !isTotal)} />;
  return (
    <>
      {totals.length > 0 ? <AmountRows rows={totals} /> : parts}
      <p className="mt-3 text-ink/85 text-sm">{reach}</p>
      {totals.length > 0 && <PhoneFold summary={text.parts}>{parts}</PhoneFold>}
    </>
  );
}

const AmountRows = ({ rows }: { rows: ReturnType<typeof rangeTexts> }) => (
  <Rows>
    {rows.map(({ label, amount, isTotal }) => (
      <Row key={label} label={label} weight={isTotal ? "total" : "normal"}>
        {amount}
      </Row>
    ))}
  </Rows>
);

function reachSentence({ reach, missing = 0 }: Extract<LoanMoney, { unknown?: undefined }>, text: (typeof moneyTexts)["en"]): string {
  if (reach === undefined) return text.noClosing;
  return reach === "short" ? text.reach.short(dollars(missing)) : text.reach[reach];
}

function Explanations({ keys, figures }: { keys: FigureKeys; figures: CheckedLimits }) {
  const text = useTexts(moneyTexts);
  return (
    <details className="mt-6">
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-teal underline underline-offset-4 hover:text-clay">
        {text.explain}
      </summary>
      <div className="mt-3 grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <dl className="grid content-start gap-4">
          {text.lines.map((line) => (
            <div key={line.term}>
              <dt className="font-semibold text-teal-dark">{line.term}</dt>
              <dd className="mt-0.5 text-ink/85">{line.text}</dd>
            </div>
          ))}
        </dl>
        <LimitsUsed keys={keys} labels={{ ...text.labels, ...useTexts(typicalTexts).figures }} figures={figures} />
      </div>
    </details>
  );
}

/** VA and USDA loans may take no down payment, but only from buyers whom the quiz does not ask about. */
const startingLoans = ["conventional", "itin"] as const;

type StartingDown = { loan: (typeof startingLoans)[number]; share: number };

/** The smallest down payment of the loan that the calculator starts with, in thousandths of a percent. */
function startingDown(loans: readonly LoanMoney[]): StartingDown | undefined {
  const [start] = startingLoans.flatMap((loan) => {
    const money = loans.find((each) => each.loan === loan);
    return money && !money.unknown ? [{ loan, share: money.downShare.low }] : [];
  });
  return start;
}

type LinkProps = { price: number; savings: number; start: StartingDown | undefined };

/** With the price, the down payment, the savings and the typical costs that the amounts above are made of. */
function CalculatorLink({ price, savings, start }: LinkProps) {
  const text = useTexts(moneyTexts);
  const query = new URLSearchParams({
    price: moneyEntry(price),
    ...(start && { down: String(start.share / 1000), downUnit: "percent" }),
    savings: moneyEntry(savings),
    fill: "typical",
  });
  return (
    <p>
      <SiteLink
        to={`/calculators/cash-to-close?${query}`}
        rel="nofollow"
        className="mt-1 inline-flex min-h-12 items-center font-semibold text-clay underline underline-offset-4 hover:text-clay-dark"
      >
        {text.calculator}
      </SiteLink>
      <span className="block text-muted text-sm">
        {start
          ? text.calculatorStartWithDown(dollars(savings), text.startingDown[start.loan](percent(start.share)))
          : text.calculatorStart(dollars(savings))}
      </span>
    </p>
  );
}
