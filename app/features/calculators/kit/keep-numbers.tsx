import { Check, Link2, MessageSquareText, Printer } from "lucide";
import { useState } from "react";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { localPath } from "#lib/languages.ts";
import { type CalculatorName, calculatorPath } from "./catalog.ts";
import { type Entries, queryFrom } from "./rules.ts";

type Props = { calculator: CalculatorName; entries: Entries };

export function KeepNumbers({ calculator, entries }: Props) {
  const { actions: text } = useTexts(calculatorTexts);
  const language = useLanguage();
  const [copied, setCopied] = useState("");
  const query = queryFrom(entries);
  const path = `${localPath(calculatorPath(calculator), language)}?${query}`;
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(path, window.location.href).href);
    setCopied(path);
  };
  const copyIcon = copied === path ? Check : Link2;
  return (
    <section aria-labelledby="keep-heading" className="no-print mt-10 rounded-3xl bg-sand p-6 sm:p-8">
      <h2 id="keep-heading" className="font-semibold text-2xl text-teal-dark">
        {text.heading}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={`${localPath("/contact-us", language)}?calculator=${calculator}&${query}#message`}
          rel="nofollow"
          className={`${buttonShape} ${buttonTones.primary}`}
        >
          <Icon of={MessageSquareText} className="size-5" />
          {text.send}
        </a>
        <button type="button" onClick={copy} className={`${buttonShape} ${buttonTones.quiet} needs-script`}>
          <Icon of={copyIcon} className="size-5" />
          <span aria-live="polite">{copied === path ? text.copied : text.copy}</span>
        </button>
        <button type="button" onClick={() => window.print()} className={`${buttonShape} ${buttonTones.quiet} needs-script`}>
          <Icon of={Printer} className="size-5" />
          {text.print}
        </button>
      </div>
      <p className="mt-3 text-ink/85 text-sm">{text.sendHint}</p>
    </section>
  );
}
