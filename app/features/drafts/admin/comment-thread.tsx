import { useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button, PlainButton } from "#app/admin-kit/button.tsx";
import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { addReply, deleteComment, setResolved, type Thread } from "#app/features/drafts/comments-queries.ts";
import { draftsKey } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { showPassage } from "./show-passage.ts";
import { commentTexts } from "./texts/comments.ts";
import { useDraftAction } from "./use-draft-action.ts";
import { useInlineForm } from "./use-inline-form.ts";

export const shorten = (quote: string) => (quote.length > 40 ? `${quote.slice(0, 40).trimEnd()}…` : quote);

/** A comment with its replies. */
export function CommentThread({ thread, onField }: { thread: Thread; onField: (field: string) => void }) {
  const text = useTexts(commentTexts);
  const [reply, setReply] = useState<string>();
  const { mutate, isPending } = useDraftAction(() => setReply(undefined));
  const { commentId, quote, passageChanged, resolvedAt, resolvedByName, comments } = thread;
  const isResolved = resolvedAt !== null;
  const element = useInlineForm(reply !== undefined);
  const settle = isResolved ? text.reopen : text.resolve;
  const about = (action: string, what = quote || (comments[0]?.text ?? "")) => text.about(action, shorten(what));
  return (
    <li className="grid gap-2 rounded-lg bg-sunken p-3">
      {quote && (
        <PlainButton
          aria-label={text.goToPassage(shorten(quote))}
          className="border-l-2 border-edge-strong pl-2 text-left text-xs [overflow-wrap:anywhere] text-fg-muted hover:underline"
          onClick={() => showPassage(thread) || onField(thread.field)}
        >
          <q>{quote}</q>
        </PlainButton>
      )}
      {passageChanged && (
        <span>
          <Badge tone="warn">{text.passageChanged}</Badge>
        </span>
      )}
      <ul className="grid gap-2">
        {comments.map((comment) => (
          <li key={comment.commentId}>
            <span className="text-xs text-fg-muted">
              {comment.createdByName ?? text.someone}, <When at={comment.createdAt} />
            </span>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{comment.text}</p>
            {comment.isOwn && (comment.commentId !== commentId || comments.length === 1) && (
              <ConfirmAction
                label={about(text.remove, comment.text)}
                title={text.removeTitle}
                text={text.removeText}
                confirm={text.removeIt}
                run={() => deleteComment(comment.commentId)}
                refresh={draftsKey}
              >
                {text.remove}
              </ConfirmAction>
            )}
          </li>
        ))}
      </ul>
      {isResolved && <p className="text-xs text-good">{text.resolvedBy(resolvedByName ?? text.deletedAccount)}</p>}
      <div ref={element} className="flex flex-wrap gap-2">
        {reply !== undefined && (
          <div className="w-full">
            <TextAreaField name="draftReply" label={text.yourReply} value={reply} onChange={setReply} rows={2} required />
          </div>
        )}
        {reply === undefined ? (
          <Button look="quiet" aria-label={about(text.reply)} onClick={() => setReply("")}>
            {text.reply}
          </Button>
        ) : (
          <>
            <Button
              look="primary"
              resting={isPending || reply.trim() === ""}
              onClick={() => mutate({ run: () => addReply(commentId, reply) })}
            >
              {text.sendReply}
            </Button>
            <Button onClick={() => setReply(undefined)}>{text.cancel}</Button>
          </>
        )}
        <Button
          look="quiet"
          aria-label={about(settle)}
          resting={isPending}
          onClick={() => mutate({ run: () => setResolved(commentId, !isResolved) })}
        >
          {settle}
        </Button>
      </div>
    </li>
  );
}
