import { useId } from "react";
import { When } from "#app/admin-kit/when.tsx";
import type { Holding, Holdings } from "#app/features/history/personal-data/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { personalDataTexts } from "./texts/personal-data.ts";

export function HoldingsList({ holdings: { own, mentions, elsewhere } }: { holdings: Holdings }) {
  const text = useTexts(personalDataTexts);
  return (
    <div className="grid gap-5">
      <p role="status" className="text-sm text-fg-muted">
        {text.found(own.map(({ summary }) => summary).join("; "), mentions.length, elsewhere.length)}
      </p>
      {own.map((kind) => (
        <HoldingSection key={kind.title} {...kind} />
      ))}
      <HoldingSection {...text.mentions} places={mentions} />
      <HoldingSection {...text.elsewhere} places={elsewhere} />
    </div>
  );
}

function HoldingSection({ title, note, places }: { title: string; note: string; places: Holding[] }) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-base font-semibold">
        {title} ({places.length})
      </h2>
      <p className="text-sm text-fg-muted">{note}</p>
      <ul className="divide-y divide-edge rounded-xl border border-edge bg-surface">
        {places.map((holding) => (
          <li key={holding.reference} className="grid gap-0.5 px-4 py-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold [overflow-wrap:anywhere]">{holding.title || holding.reference}</span>
              <span className="text-fg-muted">
                {holding.reference}
                {holding.at && (
                  <>
                    {" · "}
                    <When at={holding.at} />
                  </>
                )}
              </span>
            </p>
            {holding.excerpt && <p className="[overflow-wrap:anywhere] text-fg-muted">{holding.excerpt}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
