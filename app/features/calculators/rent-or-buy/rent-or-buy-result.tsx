import { Notes, Result, Row, Rows } from "#app/features/calculators/kit/result.tsx";
import { dollars, money } from "#app/features/calculators/math/money.ts";
import type { RentOrBuyComparison } from "#app/features/calculators/math/rent-or-buy.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { rentOrBuyTexts } from "#app/features/calculators/texts/rent-or-buy.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { RentOrBuyValues } from "./rules.ts";
import { aheadText, leadSentence, noteSentences } from "./sentences.ts";

type Answer = { comparison: RentOrBuyComparison; values: RentOrBuyValues };
type Props = Pick<Parameters<typeof Result>[0], "ref" | "missing"> & { answer: Answer | undefined };

export function RentOrBuyResult({ answer, ...result }: Props) {
  const { result: text } = useTexts(rentOrBuyTexts);
  return (
    <Result {...result} heading={text.heading} headline={answer && <Lead {...answer} />}>
      {answer && (
        <>
          <Amounts {...answer} />
          <RentOrBuyNotes {...answer} />
        </>
      )}
    </Result>
  );
}

function Lead({ comparison, values }: Answer) {
  const { result: text } = useTexts(rentOrBuyTexts);
  const { years } = useTexts(calculatorTexts);
  return (
    <strong className="block font-display font-semibold text-2xl text-teal leading-snug sm:text-3xl">
      {leadSentence(comparison, text, years(values.stay))}
    </strong>
  );
}

function RentOrBuyNotes({ comparison, values }: Answer) {
  const { result: text } = useTexts(rentOrBuyTexts);
  const { omissions, notes } = noteSentences(values, comparison, text);
  return (
    <Notes>
      {omissions.map((sentence) => (
        <p key={sentence} className="font-semibold text-ink">
          {sentence}
        </p>
      ))}
      {notes.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notes>
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
        {aheadText(comparison, text)}
      </Row>
      <Row label={text.first}>{money(comparison.firstMonthOwning)}</Row>
      <Row label={text.firstRent}>{money(values.rent)}</Row>
    </Rows>
  );
}
