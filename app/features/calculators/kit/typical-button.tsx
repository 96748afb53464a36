import { typicalTexts } from "#app/features/calculators/texts/typical.ts";
import { useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { useListFormat } from "./list-format.ts";

/** A submit button of the form, so that the server fills in the figures where no script does. */
export function TypicalButton({ target }: { target: "typical" | "result" }) {
  const { fill } = useTexts(typicalTexts);
  return (
    <button
      type="submit"
      form="calculator"
      name="fill"
      value="typical"
      formAction={`#${target}`}
      className={`${buttonShape} ${buttonTones.quiet} no-print bg-white`}
    >
      {fill}
    </button>
  );
}

type HintProps = { fields: string[]; filled: string[]; empty: string[]; isPriceAwaited: boolean };

/** What the button fills in, or what it has filled in and what is still empty. */
export function TypicalHint({ fields, filled, empty, isPriceAwaited }: HintProps) {
  const text = useTexts(typicalTexts);
  const listOf = useListFormat();
  return (
    <p aria-live="polite" className="no-print max-w-prose text-muted text-sm">
      {filled.length > 0 ? text.filled(listOf(filled.map(inSentence))) : text.fills(listOf(fields.map(inSentence)))}
      {filled.length > 0 && empty.length > 0 && ` ${text.stillEmpty(listOf(empty.map(inSentence)))}`}
      {isPriceAwaited && <strong className="mt-1 block font-semibold text-ink">{text.needsPrice}</strong>}
    </p>
  );
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
