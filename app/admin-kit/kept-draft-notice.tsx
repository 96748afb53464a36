import { CloudOff } from "lucide";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { offlineTexts } from "#app/messages/admin/offline.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "./button.tsx";
import { isPicture } from "./draft.ts";
import { type KeptDraft, keptDraftsOf, onKeptDraftsChange } from "./kept-drafts.ts";
import type { useKeptDraft } from "./use-kept-draft.ts";
import { When } from "./when.tsx";

type Props = { kept: ReturnType<typeof useKeptDraft>; values: object; isLost: boolean; isDrafting: boolean; pending: boolean };

export function KeptDraftNotice({ kept: { isOnline, isKept, restored, discard }, values, isLost, isDrafting, pending }: Props) {
  const texts = useTexts(offlineTexts);
  const text = isDrafting ? { ...texts, ...texts.ofDraft } : texts;
  const hasFile = Object.values(values).some((value) => isPicture(value) && value.file);
  const isOffered = restored !== undefined && !pending;
  return (
    <div
      role="status"
      className="grid basis-full gap-2 rounded-xl border border-edge bg-warn-soft px-4 py-3 text-sm text-warn empty:hidden"
    >
      {!isOnline && (
        <p className="flex items-start gap-2 font-medium">
          <Icon of={CloudOff} className="mt-0.5 size-4 flex-none" />
          {isKept ? text.kept : text.notKept}
        </p>
      )}
      {isOnline && isLost && isKept && <p>{text.unreachable}</p>}
      {(!isOnline || isLost) && hasFile && <p>{text.picture}</p>}
      {isOffered && (
        <p>
          {text.restored.before}
          <When at={new Date(restored.keptAt).toISOString()} />
          {text.restored.after}
        </p>
      )}
      {isOffered && restored.lacksPicture && <p>{text.pictureGone}</p>}
      {isOffered && (
        <Button className="justify-self-start" onClick={discard}>
          {text.discard}
        </Button>
      )}
    </div>
  );
}

/** So that unsaved text can be found again after a crash. */
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
