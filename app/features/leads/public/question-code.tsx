import clsx from "clsx";
import { KeyRound } from "lucide";
import type { QuestionOutcome } from "#app/features/leads/questions/form-action.server.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { localPath } from "#lib/languages.ts";

/** The only time that the code is shown without being asked for. */
export function QuestionCode({ outcome: { code, lines } }: { outcome: Extract<QuestionOutcome, { kind: "coded" }> }) {
  const text = useTexts(questionTexts);
  const page = localPath("/my-question", useLanguage());
  const [where, ...more] = lines;
  return (
    <section className="mx-auto max-w-2xl px-4 py-16 sm:px-6 md:py-24">
      <Icon of={KeyRound} className="size-12 stroke-[1.6] text-success" />
      <h1 className="mt-6 font-semibold text-teal-dark text-title">{text.sentTitle}</h1>
      <div role="status" className="mt-6 rounded-2xl bg-sand p-6">
        <p className="font-semibold text-teal-dark">{text.nameless.yourCode}</p>
        <p data-code="" translate="no" className="mt-2 font-display font-semibold text-3xl text-teal-dark leading-snug">
          {code}
        </p>
      </div>
      <p className="mt-5 text-lead text-muted">{where}</p>
      <p className="mt-3 text-muted">{more.join(" ")}</p>
      <form method="post" action={page} className="mt-8">
        <input type="hidden" name="code" value={code} />
        <button type="submit" className={clsx(buttonShape, buttonTones.primary)}>
          {text.nameless.open}
        </button>
      </form>
    </section>
  );
}
