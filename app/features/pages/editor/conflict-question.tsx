import { useSyncExternalStore } from "react";
import { ConflictDialog } from "#app/admin-kit/conflict-dialog.tsx";
import { storedUser } from "#app/admin-kit/stored-user.ts";
import { listOtherWriters } from "#app/features/drafts/admin/read-parts.ts";
import { editorTexts } from "#app/features/drafts/admin/texts/editor.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { formOf } from "./use-page-drafts.ts";
import type { PageEditing } from "./use-page-editor.ts";

/** Someone else has changed the same text of a block: the user chooses. */
export function ConflictQuestion({ editing: { drafts, endEdits, reload } }: { editing: PageEditing }) {
  const language = useLanguage();
  const { settle } = useTexts(editorTexts);
  const conflict = useSyncExternalStore(drafts.subscribe, drafts.conflict, drafts.conflict);
  if (!conflict) return null;
  const { base, mine, theirs, name, parts } = conflict;
  return (
    <ConflictDialog
      base={base}
      mine={mine}
      theirs={theirs}
      labels={formOf(name.entity).labels[language]}
      formats={{}}
      who={listOtherWriters({ parts }, storedUser()?.userId)}
      confirm={settle}
      onClose={drafts.putOff}
      onSettle={async (chosen) => {
        const isSaved = await drafts.settle(conflict, chosen);
        // What is open for typing still has the text that was given up.
        endEdits();
        if (isSaved) await reload();
      }}
    />
  );
}
