import { useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { addReply, deleteComment, setResolved, type Thread } from "#app/features/drafts/comments-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { commentTexts } from "./texts/comments.ts";
import { useDraftAction } from "./use-draft-action.ts";

/** A comment with its replies. */
export function CommentThread({ thread }: { thread: Thread }) {
  const text = useTexts(commentTexts);
  const [reply, setReply] = useState<string>();
  const { mutate, isPending } = useDraftAction(() => setReply(undefined));
  const { commentId, quote, passageChanged, resolvedAt, resolvedByName, comments } = thread;
  const isResolved = resolvedAt !== null;
  return (
    <li className="grid gap-2 rounded-lg bg-sunken p-3">
      {quote && <q className="border-l-2 border-edge-strong pl-2 text-xs [overflow-wrap:anywhere] text-fg-muted">{quote}</q>}
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
              <Button look="quietDanger" resting={isPending} onClick={() => mutate({ run: () => deleteComment(comment.commentId) })}>
                {text.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isResolved && <p className="text-xs text-good">{text.resolvedBy(resolvedByName ?? text.someone)}</p>}
      {reply !== undefined && (
        <TextAreaField name="draftReply" label={text.yourReply} value={reply} onChange={setReply} rows={2} required />
      )}
      <div className="flex flex-wrap gap-2">
        {reply === undefined ? (
          <Button look="quiet" onClick={() => setReply("")}>
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
        <Button look="quiet" resting={isPending} onClick={() => mutate({ run: () => setResolved(commentId, !isResolved) })}>
          {isResolved ? text.reopen : text.resolve}
        </Button>
      </div>
    </li>
  );
}
