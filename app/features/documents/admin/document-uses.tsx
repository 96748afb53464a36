import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { type DocumentUse, documentUsesQuery } from "#app/features/documents/queries.ts";
import { nounOf } from "#app/features/nouns.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { documentFormTexts } from "./texts/documents.ts";

/** Every record that links to a document, with the way to it. */
export function DocumentUses({ id }: { id: number }) {
  const text = useTexts(documentFormTexts);
  return (
    <section aria-label={text.usesTitle} className="grid gap-2">
      <h2 className="text-lg font-semibold">{text.usesTitle}</h2>
      <QueryStates query={useQuery(documentUsesQuery)} pending={null}>
        {(all) => <UseList uses={all.filter(({ documentId }) => documentId === id)} />}
      </QueryStates>
    </section>
  );
}

function UseList({ uses }: { uses: DocumentUse[] }) {
  const text = useTexts(documentFormTexts);
  if (uses.length === 0) return <p className="text-sm text-fg-muted">{text.noUses}</p>;
  return (
    <ul className="divide-y divide-edge rounded-xl border border-edge bg-surface">
      {uses.map((use) => (
        <UseLine key={`${use.place}:${use.entity}:${use.entityId}`} use={use} />
      ))}
    </ul>
  );
}

function UseLine({ use: { entity, entityId, title, place } }: { use: DocumentUse }) {
  const text = useTexts(documentFormTexts);
  const language = useLanguage();
  const { label, editPath } = nounOf(entity);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 text-sm">
      {title ? (
        <Link to={editPath(entityId)} className="font-semibold text-accent hover:underline">
          {title}
        </Link>
      ) : (
        <span>{text.hiddenRecord}</span>
      )}
      <span className="text-fg-muted">
        {label[language]}
        {place === "draft" && ` · ${text.inDraft}`}
      </span>
    </li>
  );
}
