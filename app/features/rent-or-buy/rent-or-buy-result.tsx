import { Notes, Result, Row, Rows } from "#app/calculator-kit/result.tsx";
import { calculatorTexts } from "#app/messages/calculators/common.ts";
import { rentOrBuyTexts } from "#app/messages/calculators/rent-or-buy.ts";
import { useTexts } from "#app/messages/messages.ts";
import { dollars, money } from "#lib/money.ts";
import type { RentOrBuyComparison } from "#lib/mortgage/rent-or-buy.ts";
import type { RentOrBuyValues } from "./rules.ts";

type Answer = { comparison: RentOrBuyComparison; values: RentOrBuyValues };
type Props = Pick<Parameters<typeof Result>[0], "ref" | "missing"> & { answer: Answer | undefined };

export function RentOrBuyResult({ answer, ...result }: Props) {
  const { result: text } = useTexts(rentOrBuyTexts);
  return (
    <Result {...result} heading={text.heading} headline={answer && <Lead {...answer} />}>
      {answer && (
        <>
          <Amounts {...answer} />
          <Notes>{answer.values.costs === undefined && <p className="font-semibold text-ink">{text.without}</p>}</Notes>
        </>
      )}
    </Result>
  );
}

/** Neither answer is the good one: the words are the same for both. */
function Lead({ comparison: { years: rows }, values }: Answer) {
  const { result: text } = useTexts(rentOrBuyTexts);
  const { years } = useTexts(calculatorTexts);
  const last = rows.at(-1);
  const lead = (last?.owning ?? 0) - (last?.renting ?? 0);
  const words = lead >= 0 ? text.buy : text.rent;
  return (
    <strong className="block font-display font-semibold text-2xl text-teal leading-snug sm:text-3xl">
      {words(years(values.stay), dollars(Math.abs(lead)))}
    </strong>
  );
}

function Amounts({ comparison, values }: Answer) {
  const { result: text } = useTexts(rentOrBuyTexts);
  const last = comparison.years.at(-1);
  return (
    <Rows>
      <Row label={text.owning}>{dollars(last?.owning ?? 0)}</Row>
      <Row label={text.renting}>{dollars(last?.renting ?? 0)}</Row>
      <Row label={text.breakEven} weight="total">
        {comparison.breakEven === undefined ? text.never : text.year(comparison.breakEven)}
      </Row>
      <Row label={text.first}>{money(comparison.firstMonthOwning)}</Row>
      <Row label={text.firstRent}>{money(values.rent)}</Row>
    </Rows>
  );
}
