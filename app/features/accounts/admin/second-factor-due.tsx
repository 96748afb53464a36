import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { profileQuery } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ownAccountTexts } from "./texts/own-account.ts";

export function SecondFactorDue() {
  const { factorDue: text } = useTexts(ownAccountTexts);
  const { data: profile } = useQuery(profileQuery);
  const daysLeft = profile?.secondFactorDaysLeft ?? null;
  if (daysLeft === null) return null;
  return (
    <section
      aria-label={text.title}
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-warn bg-surface px-4 py-3 text-sm"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{text.left(daysLeft)}</p>
        <p className="text-fg-muted">{text.why}</p>
      </div>
      <ButtonLink look="primary" to="/admin/profile">
        {text.setUp}
      </ButtonLink>
    </section>
  );
}
