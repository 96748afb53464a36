import type { AskWay } from "#app/features/leads/answer-ways.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { useTexts } from "#app/messages/messages.ts";

/** What is not needed for a way is hidden while it is chosen. Where a browser does not know `:has`, everything is shown. */
export const hiddenFor: Record<AskWay, string> = {
  whatsapp: "group-has-[input[value=whatsapp]:checked]/ask:hidden",
  call: "group-has-[input[value=call]:checked]/ask:hidden",
  sms: "group-has-[input[value=sms]:checked]/ask:hidden",
  email: "group-has-[input[value=email]:checked]/ask:hidden",
  none: "group-has-[input[value=none]:checked]/ask:hidden",
};

type Props = { ways: readonly AskWay[]; chosen: AskWay | undefined; error: string | undefined };

export function WayChoice({ ways, chosen, error }: Props) {
  const text = useTexts(questionTexts);
  return (
    <fieldset aria-describedby={error && "ask-by-error"}>
      <legend className="font-semibold text-teal-dark">{text.by}</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {ways.map((way) => (
          <label
            key={way}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-xl border border-muted/60 bg-white px-3 py-2 font-semibold text-teal-dark hover:border-teal has-checked:border-teal has-checked:bg-sand has-focus-visible:outline-2"
          >
            <input type="radio" name="by" value={way} defaultChecked={way === chosen} className="size-5 shrink-0 accent-teal" />
            {text.ways[way]}
          </label>
        ))}
      </div>
      {error && (
        <p id="ask-by-error" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
