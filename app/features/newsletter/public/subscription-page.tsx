import clsx from "clsx";
import { CircleCheck, Mail, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

const looks = {
  question: { icon: Mail, className: "text-teal" },
  done: { icon: CircleCheck, className: "text-success" },
  failed: { icon: TriangleAlert, className: "text-danger" },
};

const roles = { question: undefined, done: "status", failed: "alert" };

/** The sentence, for a field that it is about. */
export const outcomeId = "newsletter-outcome";

type Props = { look: keyof typeof looks; title: string; text: string; children?: ReactNode };

/** One sentence about a subscription, and what can be done about it. */
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
