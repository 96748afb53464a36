import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { offlineTexts } from "#app/messages/admin/offline.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type KeptDraft, keptDraftsOf, onKeptDraftsChange } from "./kept-drafts.ts";
import { When } from "./when.tsx";

/** Unsaved text of other screens, so that a person can find it again after a crash. */
export function KeptDraftsElsewhere({ userId }: { userId: number }) {
  const text = useTexts(offlineTexts);
  const { pathname, search } = useLocation();
  const [drafts, setDrafts] = useState<KeptDraft[]>([]);
  useEffect(() => {
    const read = () => setDrafts(keptDraftsOf(userId));
    read();
    return onKeptDraftsChange(read);
  }, [userId]);
  const elsewhere = drafts.filter(({ address }) => address !== pathname + search);
  if (elsewhere.length === 0) return null;
  return (
    <section aria-label={text.elsewhere} className="mb-5 rounded-xl border border-edge bg-warn-soft px-4 py-3 text-sm text-warn">
      <p>{text.elsewhereText}</p>
      <ul className="mt-1 grid gap-1">
        {elsewhere.map(({ address, title, keptAt }) => (
          <li key={address}>
            <Link to={address} className="font-semibold underline underline-offset-2">
              {title}
            </Link>
            {" · "}
            <When at={new Date(keptAt).toISOString()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
