import type { RevisionItem } from "#app/features/history/revisions/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeMoment } from "#lib/office-clock.ts";
import type { Language } from "#lib/translations.ts";
import { historyTexts } from "./texts/history.ts";

type Publication = NonNullable<RevisionItem["publication"]>;

/** How a draft became this version: which languages, who wrote and approved it, and why it went without approval. */
export function PublicationLine({ change: { publication } }: { change: Pick<RevisionItem, "publication"> }) {
  const { publication: text } = useTexts(historyTexts);
  const language = useLanguage();
  if (!publication) return null;
  return <span className="block text-fg-muted">{describePublication(publication, text, language)}</span>;
}

function describePublication(publication: Publication, text: (typeof historyTexts)["en"]["publication"], language: Language): string {
  const { parts, writtenBy, approvedBy, approvedAt, reason, setName, wasScheduled } = publication;
  return [
    text.fromDraft(parts.map((part) => text.parts[part]).join(", ")),
    writtenBy.length > 0 && text.writtenBy(writtenBy.join(", ")),
    approvedBy.length > 0 && text.approvedBy(approvedBy.join(", "), approvedAt && officeMoment(new Date(approvedAt), language)),
    wasScheduled && text.scheduled,
    setName && text.inSet(setName),
    reason && text.reason(reason),
  ]
    .filter(Boolean)
    .join(" · ");
}
