import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { fieldsOf, sameValue } from "#app/admin-kit/draft.ts";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { ValueDifference } from "#app/admin-kit/value-difference.tsx";
import { formatValue } from "#app/admin-kit/value-format.ts";
import { When } from "#app/admin-kit/when.tsx";
import { ownOfficerDraft, ownOfficerLabels, withProposal } from "#app/features/officers/own-form.ts";
import {
  approveProposal,
  declineProposal,
  type OfficerProposal,
  proposalsKey,
  proposalsQuery,
} from "#app/features/officers/own-queries.ts";
import { officerFormats } from "#app/features/officers/value-formats.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ownProfileTexts } from "./texts/officer-forms.ts";

export default function OfficerProposals() {
  const text = useTexts(ownProfileTexts);
  return (
    <ListPage title={text.proposals}>
      <QueryStates query={useQuery(proposalsQuery)} pending={<TableSkeleton />}>
        {(proposals) =>
          proposals.length === 0 ? (
            <EmptyList>{text.noProposals}</EmptyList>
          ) : (
            proposals.map((proposal) => <Proposal key={proposal.loanOfficerId} proposal={proposal} />)
          )
        }
      </QueryStates>
    </ListPage>
  );
}

function Proposal({ proposal: { loanOfficerId, officer, patch, userName, createdAt } }: { proposal: OfficerProposal }) {
  const text = useTexts(ownProfileTexts);
  const labels = useTexts(ownOfficerLabels);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (decide: () => Promise<{ message: string }>) => decide(),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (error) => showError(error.message, 4500),
    onSettled: () => client.invalidateQueries({ queryKey: proposalsKey }),
  });
  const name = `${officer.firstName} ${officer.lastName}`;
  const [before, after] = [fieldsOf(ownOfficerDraft(officer)), fieldsOf(ownOfficerDraft(withProposal(officer, patch)))];
  const changedFields = Object.entries(labels).filter(([field]) => field in after && !sameValue(before[field], after[field]));
  const format = (field: string) => (value: unknown) => formatValue(officerFormats([]), field, value);
  return (
    <article aria-label={name} className="grid gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <div>
        <h2 className="text-base font-semibold">{name}</h2>
        <p className="text-sm text-fg-muted">
          {userName ?? text.someone}, <When at={createdAt} />
        </p>
      </div>
      <dl className="grid gap-3">
        {changedFields.map(([field, label]) => (
          <div key={field}>
            <dt className="text-sm font-semibold">{label}</dt>
            <dd>
              <ValueDifference before={before[field]} after={after[field]} format={format(field)} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          resting={isPending}
          aria-label={text.approveOf(name)}
          onClick={() => mutate(() => approveProposal(loanOfficerId, officer.version ?? 0))}
        >
          {text.approve}
        </Button>
        <Decline name={name} resting={isPending} onDecline={(reason) => mutate(() => declineProposal(loanOfficerId, reason))} />
      </div>
    </article>
  );
}

type DeclineProps = { name: string; resting: boolean; onDecline: (reason: string) => void };

function Decline({ name, resting, onDecline }: DeclineProps) {
  const text = useTexts(ownProfileTexts);
  const form = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    setOpen(false);
    onDecline(reason);
  }
  return (
    <>
      <Button look="quietDanger" resting={resting} aria-label={text.declineOf(name)} onClick={() => setOpen(true)}>
        {text.decline}
      </Button>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title={text.declineTitle(name)}
        text={text.declineText}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{text.cancel}</Button>
            <Button type="submit" form={form} look="danger">
              {text.decline}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit}>
          <TextAreaField name="reason" label={text.reason} value={reason} onChange={setReason} required rows={4} />
        </form>
      </Popup>
    </>
  );
}
