import { Check, Columns2, FolderPlus, type IconNode, Link2, MessageSquareText, Printer } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { askPath } from "#app/features/contact-ways/ways.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { localPath } from "#lib/languages.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { type CalculatorName, calculatorPath } from "./catalog.ts";
import { isInFolder, saveCalculation } from "./folder-storage.ts";
import { type Entries, queryFrom } from "./rules.ts";

const quiet = `${buttonShape} ${buttonTones.quiet}`;
const textLink = "inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 hover:text-clay";

type Props = { calculator: CalculatorName; entries: Entries; summary: LocalizedText };

export function KeepNumbers({ calculator, entries, summary }: Props) {
  const { actions: text } = useTexts(calculatorTexts);
  const language = useLanguage();
  const path = (to: string) => localPath(to, language);
  const shared = `${path(calculatorPath(calculator))}?${queryFrom(entries)}`;
  const { kept: _, ...ownEntries } = entries;
  const query = queryFrom(ownEntries).toString();
  const ask = (by: "email" | "none") => `${path(askPath(by, calculatorPath(calculator)))}&calculator=${calculator}&${query}`;
  const compared = new URLSearchParams({ ...Object.fromEntries(queryFrom(ownEntries)), kept: query });
  const copy = () => navigator.clipboard.writeText(new URL(shared, window.location.href).href);
  const save = () => saveCalculation({ calculator, query, summary });
  return (
    <section aria-labelledby="keep-heading" className="no-print mt-10 rounded-3xl bg-sand p-6 sm:p-8">
      <h2 id="keep-heading" className="font-semibold text-2xl text-teal-dark">
        {text.heading}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={`${path("/contact-us")}?calculator=${calculator}&${query}#message`}
          rel="nofollow"
          className={`${buttonShape} ${buttonTones.primary}`}
        >
          <Icon of={MessageSquareText} className="size-5" />
          {text.send}
        </a>
        <a href={`?${compared}#calculator`} rel="nofollow" className={quiet}>
          <Icon of={Columns2} className="size-5" />
          {text.keep}
        </a>
        <DoneButton key={`copy ${shared}`} icon={Link2} act={copy} done={text.copied} failed={text.notCopied}>
          {text.copy}
        </DoneButton>
        <DoneButton
          key={`save ${query}`}
          icon={FolderPlus}
          act={save}
          isDone={() => isInFolder(calculator, query)}
          done={text.saved}
          failed={text.notSaved}
        >
          {text.save}
        </DoneButton>
        <button type="button" onClick={() => window.print()} className={`${quiet} needs-script`}>
          <Icon of={Printer} className="size-5" />
          {text.print}
        </button>
      </div>
      <p className="mt-3 text-ink/85 text-sm">{text.sendHint}</p>
      <p className="mt-1 flex flex-wrap gap-x-6 text-sm">
        <a href={ask("email")} rel="nofollow" className={textLink}>
          {text.askByEmail}
        </a>
        <a href={ask("none")} rel="nofollow" className={textLink}>
          {text.askWithoutName}
        </a>
        <a href={path("/your-folder#calculations")} className={textLink}>
          {text.folder}
        </a>
      </p>
    </section>
  );
}

type DoneProps = {
  icon: IconNode;
  act: () => boolean | Promise<void>;
  /** Whether it was done before this page was opened; checked once. */
  isDone?: () => boolean;
  done: string;
  failed: string;
  children: ReactNode;
};

/** A button that says afterward whether it worked. */
function DoneButton({ icon, act, isDone, done, failed, children }: DoneProps) {
  const [outcome, setOutcome] = useState<"done" | "failed">();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the browser knows, and only once per button
  useEffect(() => {
    if (isDone?.()) setOutcome("done");
  }, []);
  const run = async () => {
    const hasWorked = await Promise.resolve(act()).catch(() => false);
    setOutcome(hasWorked === false ? "failed" : "done");
  };
  return (
    <button type="button" onClick={run} className={`${quiet} needs-script`}>
      <Icon of={outcome === "done" ? Check : icon} className="size-5" />
      <span aria-live="polite">{outcome === "done" ? done : outcome === "failed" ? failed : children}</span>
    </button>
  );
}
