import { Headline, Notes, Result, Row, Rows } from "#app/features/calculators/kit/result.tsx";
import { money } from "#app/features/calculators/math/money.ts";
import { closingTexts } from "#app/features/calculators/texts/cash-to-close.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { ClosingAnswer } from "./rules.ts";

type Props = Pick<Parameters<typeof Result>[0], "ref" | "missing"> & { answer: ClosingAnswer | undefined };

export function ClosingResult({ answer, ...result }: Props) {
  const { result: text } = useTexts(closingTexts);
  return (
    <Result {...result} heading={text.heading} headline={answer && <Headline>{money(answer.cash)}</Headline>}>
      {answer && (
        <>
          <Sum answer={answer} />
          <ClosingNotes answer={answer} />
        </>
      )}
    </Result>
  );
}

function Sum({ answer }: { answer: ClosingAnswer }) {
  const { result: text } = useTexts(closingTexts);
  const less = [
    { label: text.credit, cents: answer.creditUsed },
    { label: text.earnest, cents: answer.earnestUsed },
    { label: text.help, cents: answer.helpUsed },
    { label: text.gift, cents: answer.giftUsed },
  ];
  return (
    <Rows>
      <Row label={text.downPayment}>{money(answer.downPayment)}</Row>
      <Row label={text.closingCosts}>{money(answer.closingCosts)}</Row>
      {answer.prepaid > 0 && <Row label={text.prepaid}>{money(answer.prepaid)}</Row>}
      <Row label={text.needed} weight="total">
        {money(answer.needed)}
      </Row>
      {less.map(
        ({ label, cents }) =>
          cents > 0 && (
            <Row key={label} label={label}>
              −{money(cents)}
            </Row>
          ),
      )}
      <Row label={text.cash} weight="total">
        {money(answer.cash)}
      </Row>
    </Rows>
  );
}

function ClosingNotes({ answer }: { answer: ClosingAnswer }) {
  const { result: text } = useTexts(closingTexts);
  const { savings, cash, creditUnused, earnestUnused, helpUnused, giftUnused, helpUsed } = answer;
  const rest = (savings ?? 0) - cash;
  return (
    <Notes>
      {savings !== undefined && (
        <p className={`font-semibold ${rest >= 0 ? "text-success" : "text-danger"}`}>
          {rest >= 0 ? text.left(money(rest)) : text.short(money(-rest))}
        </p>
      )}
      {creditUnused > 0 && <p>{text.creditUnused(money(creditUnused))}</p>}
      {helpUnused > 0 && <p>{text.helpUnused(money(helpUnused))}</p>}
      {giftUnused > 0 && <p>{text.giftUnused(money(giftUnused))}</p>}
      {earnestUnused > 0 && <p>{text.earnestUnused(money(earnestUnused))}</p>}
      {helpUsed > 0 && <p>{text.repay}</p>}
    </Notes>
  );
}
