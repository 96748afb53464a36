import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide";
import { useEffect, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { Button } from "#app/admin-kit/button.tsx";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { useListPath } from "#app/admin-kit/record-link.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { UnsavedGuard } from "#app/admin-kit/unsaved-guard.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { RecordHistory } from "#app/features/history/admin/record-history.tsx";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { threadQuery } from "#app/features/leads/conversations/queries.ts";
import { messageDraft, messageLabels } from "#app/features/leads/messages/form.ts";
import {
  changeMessage,
  deleteMessage,
  markMessageRead,
  messageQuery,
  messagesKey,
  releaseHeldMessage,
  resendMessageMail,
} from "#app/features/leads/messages/queries.ts";
import type { MessageRecord } from "#app/features/leads/messages/responses.server.ts";
import { replyTemplatesQuery } from "#app/features/leads/reply-templates/queries.ts";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { MessageBody } from "./message-body.tsx";
import { MessageDeliveries, mailTroubleOf } from "./message-deliveries.tsx";
import { MessageHandling } from "./message-handling.tsx";
import { useMessageName } from "./message-name.tsx";
import { MessageReaders } from "./message-readers.tsx";
import { MessageState } from "./message-state.tsx";
import { MessageThread } from "./message-thread.tsx";
import { MoveSelect, useMove } from "./move-message.tsx";
import { SameVisitor } from "./same-visitor.tsx";
import { heldReasonIn } from "./texts/held-reasons.ts";
import { messageTexts } from "./texts/message.ts";
import { ThreadAdditions } from "./thread-additions.tsx";
import { useMessageAction } from "./use-message-action.ts";

const useInboxPath = () => useListPath("/admin/contactuslist");

export default function ContactMessage() {
  const text = useTexts(messageTexts);
  const id = Number(useParams().id);
  const message = useQuery(messageQuery(id));
  const client = useQueryClient();
  const unread = message.data?.readAt === null;

  useEffect(() => {
    if (unread) markMessageRead(id, true).then(() => client.invalidateQueries({ queryKey: messagesKey }));
  }, [unread, id, client]);

  return (
    <div className="grid gap-5">
      <Link
        to={useInboxPath()}
        className="inline-flex items-center gap-1 justify-self-start text-sm font-medium text-accent hover:underline"
      >
        <Icon of={ArrowLeft} className="size-4" />
        {text.backToList}
      </Link>
      <QueryStates query={message} pending={<FormSkeleton />}>
        {(loaded) => <Message message={loaded} />}
      </QueryStates>
    </div>
  );
}

/** A question without contact data is answered on its page. */
const mayReply = ({ kind, email, optOuts }: MessageRecord) =>
  kind === "nameless" || (email !== "" && !optOuts.some(({ channel }) => channel === "email"));

function Message({ message }: { message: MessageRecord }) {
  const text = useTexts(messageTexts);
  const language = useLanguage();
  const labels = useTexts(messageLabels);
  const id = message.contactMessageId;
  const name = useMessageName(message);
  const navigate = useNavigate();
  const undo = useUndoDeletion("contactmessage");
  const inboxPath = useInboxPath();
  const draft = useDraft(messageDraft(message));
  const handlesAll = useMay("messages.handle");
  const choices = useOfficerChoices(message.assignedOfficerId);
  const thread = useQuery(threadQuery(id));
  const stateMove = useMove();
  const [isUnsent, setUnsent] = useState(false);
  const templates = useQuery(replyTemplatesQuery);
  const templateChoices = (templates.data ?? []).map(({ replyTemplateId, name }) => ({ id: replyTemplateId, name }));
  const formats = { assignedOfficerId: nameAmong(choices) };
  const { mutate, isPending } = useMessageAction((work: () => Promise<{ message: string }>) => work());
  const isAnswered = message.state !== "new";
  const isClosed = message.state === "held" || message.mergedIntoId !== null;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <PageHeading title={name} />
          <MessageState message={message} mailTrouble={mailTroubleOf(message.deliveries)} />
        </div>
        <div className="flex flex-wrap gap-2">
          {message.state === "held" && handlesAll && (
            <Button look="primary" resting={isPending} onClick={() => mutate(() => releaseHeldMessage(id))}>
              {text.release}
            </Button>
          )}
          {message.state !== "held" && (
            <Button
              look={isAnswered ? "secondary" : "primary"}
              resting={isPending}
              onClick={() =>
                mutate(() => changeMessage({ contactMessageId: id, version: message.version, state: isAnswered ? "new" : "answered" }))
              }
            >
              {isAnswered ? text.markNew : text.markContacted}
            </Button>
          )}
          {message.state !== "held" && (
            <MoveSelect
              message={message}
              state={message.state}
              pending={stateMove.pending}
              onMove={(state) => stateMove.move(message, state)}
            />
          )}
          <Button
            resting={isPending}
            onClick={() =>
              mutate(async () => {
                await markMessageRead(id, false);
                await navigate(inboxPath, { replace: true });
                return { message: text.markedUnread };
              })
            }
          >
            {text.markUnread}
          </Button>
          <ConfirmDelete
            what={text.messageFrom(name)}
            needs="messages.handle"
            remove={() => deleteMessage(id)}
            undo={() => undo(id)}
            consequence={text.consequence}
            refresh={[...messagesKey, "list"]}
            onDeleted={() => {
              draft.release();
              navigate(inboxPath, { replace: true });
            }}
          />
        </div>
      </div>
      {message.state === "held" && (
        <p role="note" className="rounded-xl border border-edge bg-warn-soft px-4 py-3 text-sm text-warn">
          {text.heldBecause(heldReasonIn(language, message.heldReason))}
        </p>
      )}
      {message.mergedIntoId !== null && (
        <p role="note" className="rounded-xl border border-edge bg-accent-soft px-4 py-3 text-sm">
          {text.mergedBefore}{" "}
          <Link to={`/admin/contactuslist/${message.mergedIntoId}`} className="font-semibold text-accent underline">
            {text.mergedLink}
          </Link>{" "}
          {text.mergedAfter}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-5">
          <AnswerPanel message={message} />
          <MessageBody message={message} />
          <MessageThread id={id}>
            <ThreadAdditions
              message={message}
              templates={templateChoices}
              isClosed={isClosed}
              mayReply={mayReply(message)}
              onUnsent={setUnsent}
            />
          </MessageThread>
        </div>
        <div className="grid gap-5">
          <SameVisitor messageId={id} others={thread.data?.others ?? []} isClosed={isClosed} />
          <MessageHandling id={id} draft={draft} formats={formats} officers={handlesAll ? choices : undefined} />
          <MessageReaders id={id} />
          {handlesAll && (
            <MessageDeliveries
              deliveries={message.deliveries}
              pending={isPending || message.state === "held"}
              onResend={(kind) => mutate(() => resendMessageMail(id, kind))}
            />
          )}
        </div>
      </div>
      {stateMove.dialog}
      <UnsavedGuard draft={{ dirty: draft.dirty || isUnsent, released: draft.released }} />
      {handlesAll && <RecordHistory entity="contactmessage" id={id} draft={draft} labels={labels} formats={formats} read={messageDraft} />}
    </>
  );
}
