import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { UnsavedGuard } from "#app/admin-kit/unsaved-guard.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { changeMessage, type ShownMessage } from "./queries.ts";

type Props = {
  message: ShownMessage;
  officers: Array<{ loanOfficerId: number; firstName: string; lastName: string }>;
  onSaved: () => Promise<void>;
};

/** Who takes care of a message, and what they want to remember. */
export function MessageHandling({ message, officers, onSaved }: Props) {
  const draft = useDraft({ assignedOfficerId: String(message.assignedOfficerId ?? ""), notes: message.notes });
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      changeMessage({
        contactMessageId: message.contactMessageId,
        version: message.version,
        assignedOfficerId: Number(draft.values.assignedOfficerId) || null,
        notes: draft.values.notes,
      }),
    onSuccess: async () => {
      draft.rebase(draft.values, draft.values);
      showSuccess("Data was updated successfully");
      await onSaved();
    },
    onError: (error) => showError(error.message, 4500),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <SelectField label="Assigned to" {...draft.bind("assignedOfficerId")}>
        <option value="">The office</option>
        {officers.map(({ loanOfficerId, firstName, lastName }) => (
          <option key={loanOfficerId} value={loanOfficerId}>
            {firstName} {lastName}
          </option>
        ))}
      </SelectField>
      <TextAreaField label="Notes" rows={4} {...draft.bind("notes")} />
      <div className="flex items-center gap-3">
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? "Saving…" : "Save"}
        </Button>
        {draft.dirty && <span className="text-sm text-fg-muted">Not saved yet</span>}
      </div>
      <UnsavedGuard draft={draft} />
    </form>
  );
}
