import { useId } from "react";
import { When } from "#app/admin-kit/when.tsx";
import type { Holding, Holdings } from "./schema.ts";

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What is held about a person, by what becomes of it. */
export function HoldingsList({ holdings: { messages, subscriptions, mentions, elsewhere, counts } }: { holdings: Holdings }) {
  return (
    <div className="grid gap-5">
      <p role="status" className="text-sm text-fg-muted">
        Found {plural(counts.messages, "message")} with {plural(counts.revisions, "state")} of their history,{" "}
        {plural(counts.mailJobs, "mail")} and {plural(counts.formTokens, "used form token")};{" "}
        {plural(counts.subscriptions, "newsletter subscription")}; {plural(counts.mentions, "mention")} in what others wrote;{" "}
        {plural(elsewhere.length, "place")} that {elsewhere.length === 1 ? "is" : "are"} not erased here.
      </p>
      <Places title="Their messages" note="Erased whole, with notes, consent, history and mails." places={messages} />
      <Places title="Newsletter" note="Erased whole, with the consent: the address may be signed up again." places={subscriptions} />
      <Places title="Mentions" note="The address and the number are replaced by “[erased]”; the rest stays." places={mentions} />
      <Places
        title="Not erased here"
        note="Staff accounts, loan officers, settings and what visitors see today are changed where they are edited."
        places={elsewhere}
      />
    </div>
  );
}

function Places({ title, note, places }: { title: string; note: string; places: Holding[] }) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-base font-semibold">
        {title} ({places.length})
      </h2>
      <p className="text-sm text-fg-muted">{note}</p>
      <ul className="divide-y divide-edge rounded-xl border border-edge bg-surface">
        {places.map((place) => (
          <li key={place.reference} className="grid gap-0.5 px-4 py-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold [overflow-wrap:anywhere]">{place.title || place.reference}</span>
              <span className="text-fg-muted">
                {place.reference}
                {place.at && (
                  <>
                    {" · "}
                    <When at={place.at} />
                  </>
                )}
              </span>
            </p>
            {place.excerpt && <p className="[overflow-wrap:anywhere] text-fg-muted">{place.excerpt}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
