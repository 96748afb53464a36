import clsx from "clsx";
import type { ShareOutcome } from "#app/features/buying-guide/shared-answers/form-action.server.ts";
import { printTexts } from "#app/features/buying-guide/texts/print.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { longDay } from "#lib/dates.ts";

/** Nothing is stored until the visitor presses the button. The form posts to its own page. */
export function CodeForm({ outcome }: { outcome: ShareOutcome | undefined }) {
  const text = useTexts(printTexts);
  const language = useLanguage();
  return (
    <section id="code" aria-labelledby="code-heading" className="no-print scroll-mt-bar mt-8 rounded-3xl bg-sand p-6 sm:p-8">
      <h2 id="code-heading" className="font-semibold text-2xl text-teal-dark">
        {text.codeTitle}
      </h2>
      {outcome?.code === undefined ? (
        <>
          <p className="mt-2 max-w-3xl">{text.codeLead}</p>
          {outcome && (
            <p role="alert" className="mt-3 max-w-3xl font-semibold text-danger">
              {outcome.message}
            </p>
          )}
          <form method="post" action="#code" className="mt-4">
            <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
              <label>
                {text.leaveEmpty}
                <input name="website" type="text" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <button type="submit" className={clsx(buttonShape, buttonTones.quiet, "bg-paper")}>
              {text.getCode}
            </button>
          </form>
        </>
      ) : (
        <div role="status">
          <p className="mt-3">
            {text.codeIs}: <strong className="block whitespace-nowrap font-mono text-2xl tracking-widest">{outcome.code}</strong>
          </p>
          <p className="mt-2 max-w-3xl">
            {text.codeUse(longDay(outcome.lastDay, language))} {text.codeBelow}
          </p>
        </div>
      )}
    </section>
  );
}
