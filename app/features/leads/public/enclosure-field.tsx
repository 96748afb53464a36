import { enclosureTexts } from "#app/features/calculators/texts/enclosure.ts";
import { type Enclosure, enclosureText } from "#app/features/leads/messages/enclosure.ts";
import { useTexts } from "#app/messages/messages.ts";

/**
 * Shows what goes along. It arrives ticked, because the only way here with numbers is the calculator's link "Send these numbers"; without the
 * tick nothing of it is sent.
 */
export function EnclosureField({ enclosure, isTicked }: { enclosure: Enclosure; isTicked: boolean }) {
  const text = useTexts(enclosureTexts);
  return (
    <div className="rounded-2xl bg-sand p-5">
      <label className="flex items-start gap-3 font-semibold text-teal-dark">
        <input type="checkbox" name="enclose" defaultChecked={isTicked} className="mt-0.5 size-5 shrink-0 accent-teal" />
        {text.enclose}
      </label>
      <input type="hidden" name="enclosure" value={enclosureText(enclosure)} />
      <details className="mt-3 text-sm" open>
        <summary className="flex min-h-8 w-fit cursor-pointer items-center text-teal underline underline-offset-4">{text.show}</summary>
        <p className="mt-2 font-semibold">{enclosure.title}</p>
        <ul className="mt-1 space-y-0.5 text-ink/85">
          {enclosure.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
