import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useId, useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { storedUser } from "#app/admin-kit/stored-user.ts";
import { When } from "#app/admin-kit/when.tsx";
import {
  type Approval,
  type ApprovalPart,
  approvalQuery,
  approveParts,
  askForApproval,
  publishParts,
  returnParts,
  withdrawRequest,
} from "#app/features/drafts/approval-queries.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { DraftState } from "#lib/draft-state.ts";
import { PolicyLink } from "./policy-link.tsx";
import { listReadParts } from "./read-parts.ts";
import { ReasonPopup } from "./reason-popup.tsx";
import type { SaveFirst } from "./save-first.ts";
import { approvalTexts } from "./texts/approval.ts";
import { useDraftAction } from "./use-draft-action.ts";
import { useInlineForm } from "./use-inline-form.ts";

/** Asks for approval, shows the state of it, and lets a reviewer decide. */
export function ApprovalPanel({ draft, onSave }: { draft: DraftDto; onSave?: SaveFirst }) {
  const text = useTexts(approvalTexts);
  const heading = useId();
  const { data: approval } = useQuery({ ...approvalQuery(draft), enabled: draft.parts.length > 0 });
  if (!approval || approval.parts.length === 0 || draft.parts.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-3 border-t border-edge pt-4 text-sm">
      <h3 id={heading} className="font-semibold">
        {text.title}
      </h3>
      <p className="text-fg-muted">{text.policy[approval.policy]}</p>
      <PolicyLink />
      <ul className="grid gap-3">
        {approval.parts.map((part) => (
          <PartState key={part.part} part={part} />
        ))}
      </ul>
      <Requests draft={draft} approval={approval} onSave={onSave} />
      <Decisions draft={draft} approval={approval} onSave={onSave} />
    </section>
  );
}

const tones: Record<DraftState, ComponentProps<typeof Badge>["tone"]> = {
  draft: "plain",
  waiting: "warn",
  approved: "good",
  returned: "bad",
};

function PartState({ part: { part, state, writers, asked, approved, returned } }: { part: ApprovalPart }) {
  const text = useTexts(approvalTexts);
  const name = ({ userName }: { userName: string | null }) => userName ?? text.someone;
  const lines = [
    asked && { ...asked, sentence: text.askedBy(name(asked.by)) },
    approved && { ...approved, sentence: text.approvedBy(name(approved.by)) },
    returned && { ...returned, sentence: text.returnedBy(name(returned.by)) },
  ].filter((line) => line !== null);
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{text.parts[part]}</span>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
      </span>
      <span className="text-xs text-fg-muted">
        {text.writtenBy(writers.map(({ userName }) => userName ?? text.deletedWriter).join(", "))}
      </span>
      {lines.map(({ sentence, at, text: said }) => (
        <span key={sentence} className="text-xs text-fg-muted">
          {sentence}
          <When at={at} />
          {said && <span className="block whitespace-pre-wrap [overflow-wrap:anywhere] text-fg">{said}</span>}
        </span>
      ))}
    </li>
  );
}

type Props = { draft: DraftDto; approval: Approval; onSave: SaveFirst | undefined };

const canBeAsked: readonly DraftState[] = ["draft", "returned"];

/** For those who write: ask for approval, or take the request back. */
function Requests({ draft, approval, onSave }: Props) {
  const text = useTexts(approvalTexts);
  const mayWrite = useMay("content.write");
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState("");
  const { mutate, isPending } = useDraftAction(() => {
    setAsking(false);
    setNote("");
  });
  const hasToAsk = approval.parts.some(({ state }) => canBeAsked.includes(state));
  const waiting = approval.parts.filter(({ state }) => state === "waiting").map(({ part }) => part);
  const isOpen = isAsking && hasToAsk;
  const element = useInlineForm(isOpen);
  if (!mayWrite) return null;
  const { entity, id } = draft;

  async function ask() {
    const { parts } = (await onSave?.()) ?? draft;
    return askForApproval({ entity, id, parts: parts.filter(({ state }) => canBeAsked.includes(state)).map(({ part }) => part), note });
  }

  return (
    <div ref={element} className="grid gap-3">
      {isOpen && (
        <>
          <TextAreaField name="approvalNote" label={text.note} hint={text.noteHint} value={note} onChange={setNote} rows={3} />
          <div className="flex flex-wrap gap-2">
            <Button look="primary" resting={isPending} onClick={() => mutate({ run: ask })}>
              {text.send}
            </Button>
            <Button onClick={() => setAsking(false)}>{text.cancel}</Button>
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isAsking && hasToAsk && <Button onClick={() => setAsking(true)}>{text.ask}</Button>}
        {waiting.length > 0 && (
          <Button look="quiet" resting={isPending} onClick={() => mutate({ run: () => withdrawRequest({ entity, id, parts: waiting }) })}>
            {text.withdraw}
          </Button>
        )}
      </div>
    </div>
  );
}

/** For those who may approve what others wrote, and for owners, who may publish without approval. */
function Decisions({ draft, approval: { policy, parts }, onSave }: Props) {
  const text = useTexts(approvalTexts);
  const [popup, setPopup] = useState<"return" | "publish">();
  const { mutate, isPending } = useDraftAction(() => setPopup(undefined));
  const isOwner = useMay("sensitive.write");
  const mayPublish = useMay("content.write") && (policy !== "owners" || isOwner);
  const { entity, id } = draft;
  const decidable = parts.filter(({ state, mayDecide }) => state === "waiting" && mayDecide);
  const read = { entity, id, parts: decidable.map(({ part, revision }) => ({ part, revision })) };
  const mayOverride = isOwner && policy === "approval" && parts.some(({ state }) => state !== "approved");
  const publishesAll = parts.every(({ part, state }) => state === "approved" || decidable.some((other) => other.part === part));

  async function publish(prepare?: () => Promise<unknown>, reason?: string) {
    const saved = (await onSave?.()) ?? draft;
    await prepare?.();
    const seen = listReadParts({ parts }, saved, storedUser()?.userId);
    return publishParts({ entity, id, parts: seen.map(({ part }) => part), read: seen, ...(reason && { reason }) });
  }

  return (
    <>
      {decidable.length > 0 && (
        <div className="grid gap-2">
          <p className="text-fg-muted">{text.readFirst}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" resting={isPending} onClick={() => mutate({ run: () => approveParts(read) })}>
              {text.approve}
            </Button>
            {mayPublish && publishesAll && (
              <Button resting={isPending} onClick={() => mutate({ publishes: true, run: () => publish(() => approveParts(read)) })}>
                {text.approveAndPublish}
              </Button>
            )}
            <Button look="quietDanger" resting={isPending} onClick={() => setPopup("return")}>
              {text.giveBack}
            </Button>
          </div>
        </div>
      )}
      {mayOverride && (
        <Button look="quiet" className="justify-self-start" resting={isPending} onClick={() => setPopup("publish")}>
          {text.publishAnyway}
        </Button>
      )}
      {popup === "return" && (
        <ReasonPopup
          title={text.returnTitle}
          text={text.returnText}
          confirm={text.returnNow}
          isPending={isPending}
          onClose={() => setPopup(undefined)}
          onConfirm={(reason) => mutate({ run: () => returnParts({ ...read, reason }) })}
        />
      )}
      {popup === "publish" && (
        <ReasonPopup
          title={text.publishTitle}
          text={text.publishText}
          confirm={text.publishNow}
          isPending={isPending}
          onClose={() => setPopup(undefined)}
          onConfirm={(reason) => mutate({ publishes: true, run: () => publish(undefined, reason) })}
        />
      )}
    </>
  );
}
