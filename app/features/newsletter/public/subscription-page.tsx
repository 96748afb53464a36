import clsx from "clsx";
import { CircleCheck, Mail, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { useLanguage } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { localPath } from "#lib/languages.ts";

const looks = {
  question: { icon: Mail, className: "text-teal" },
  done: { icon: CircleCheck, className: "text-success" },
  failed: { icon: TriangleAlert, className: "text-danger" },
};

const roles = { question: undefined, done: "status", failed: "alert" };

/** The id of the sentence, for a field that it describes. */
export const outcomeId = "newsletter-outcome";

type Props = { look: keyof typeof looks; title: string; text: string; children?: ReactNode };

/** A title and a sentence about a subscription, and what the visitor can do. */
export function SubscriptionPage({ look, title, text, children }: Props) {
  const { icon, className } = looks[look];
  return (
    <section className="mx-auto max-w-2xl px-4 py-16 sm:px-6 md:py-24">
      <Icon of={icon} className={clsx("size-12 stroke-[1.6]", className)} />
      <h1 className="mt-6 font-semibold text-teal-dark text-title">{title}</h1>
      <p id={outcomeId} role={roles[look]} className="mt-5 text-lead text-muted">
        {text}
      </p>
      {children && <div className="mt-8">{children}</div>}
    </section>
  );
}

type TokenProps = { path: string; text: { name: string; question: string; button: string }; token: string };

/** Asks for the press that makes a mailed link count. The address it posts to has no token, so that none stays in a browser's history. */
export function TokenPage({ path, text, token }: TokenProps) {
  return (
    <SubscriptionPage look="question" title={text.name} text={text.question}>
      <form method="post" action={localPath(path, useLanguage())}>
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={clsx(buttonShape, buttonTones.primary)}>
          {text.button}
        </button>
      </form>
    </SubscriptionPage>
  );
}
