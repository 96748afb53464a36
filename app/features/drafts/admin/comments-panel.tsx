import { useQuery } from "@tanstack/react-query";
import { useCallback, useId, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { addComment, type Thread, threadsQuery } from "#app/features/drafts/comments-queries.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { CommentThread, shorten } from "./comment-thread.tsx";
import { type SelectedPassage, useSelectedPassage } from "./selected-passage.ts";
import { commentTexts } from "./texts/comments.ts";
import { useDraftAction } from "./use-draft-action.ts";
import { useInlineForm } from "./use-inline-form.ts";

type Props<V extends object> = {
  draft: DraftDto;
  labels: Labels<V>;
  /** Moves the focus to a field of the form. */
  onField: (field: string) => void;
};

/** The comments on a draft, by field, and the form that adds one to selected text. */
export function CommentsPanel<V extends object>(props: Props<V>) {
  return useMay("drafts.comment") ? <Comments {...props} /> : null;
}

function Comments<V extends object>({ draft, labels, onField }: Props<V>) {
  const text = useTexts(commentTexts);
  const heading = useId();
  const [showsResolved, setShowsResolved] = useState(false);
  const { data: threads = [] } = useQuery(threadsQuery(draft));
  const names = Object.fromEntries(Object.entries<string | undefined>(labels).map(([field, label]) => [field, label ?? field]));
  const resolved = threads.filter(({ resolvedAt }) => resolvedAt !== null);
  const shown = showsResolved ? threads : threads.filter(({ resolvedAt }) => resolvedAt === null);
  return (
    <section aria-labelledby={heading} className="grid gap-3 border-t border-edge pt-4 text-sm">
      <h3 id={heading} className="font-semibold">
        {text.title}
      </h3>
      <NewComment draft={draft} names={names} />
      {byField(shown, names).map(([field, some]) => (
        <div key={field} className="grid gap-2">
          <Button
            look="quiet"
            className="-mx-2 justify-self-start"
            aria-label={text.goTo(names[field] ?? field)}
            onClick={() => onField(field)}
          >
            {names[field] ?? field}
          </Button>
          <ul className="grid gap-2">
            {some.map((thread) => (
              <CommentThread key={thread.commentId} thread={thread} onField={onField} />
            ))}
          </ul>
        </div>
      ))}
      {resolved.length > 0 && (
        <Button look="quiet" className="justify-self-start" aria-expanded={showsResolved} onClick={() => setShowsResolved(!showsResolved)}>
          {showsResolved ? text.hideResolved : text.showResolved(resolved.length)}
        </Button>
      )}
    </section>
  );
}

/** In the order of the form, and by place within a field. */
function byField(threads: Thread[], names: Record<string, string>): Array<[string, Thread[]]> {
  const order = Object.keys(names);
  const groups = [...Map.groupBy(threads, ({ field }) => field)].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return groups.map(([field, some]) => [field, some.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))]);
}

function NewComment({ draft: { entity, id }, names }: { draft: DraftDto; names: Record<string, string> }) {
  const text = useTexts(commentTexts);
  const [about, setAbout] = useState<SelectedPassage>();
  const area = useInlineForm(about !== undefined);
  const selected = useSelectedPassage(useCallback(() => area.current, [area]));
  const [typed, setTyped] = useState("");
  const { mutate, isPending } = useDraftAction(() => {
    setAbout(undefined);
    setTyped("");
  });
  const passage = selected && selected.field in names ? selected : undefined;
  const [firstField = ""] = Object.keys(names);
  return (
    <div ref={area} className="grid gap-3">
      {!about && (
        <>
          <p className="text-fg-muted">{text.hint}</p>
          {/* Pressing the button must not end the selection. */}
          <Button
            className="justify-self-start"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setAbout(passage ?? { field: firstField, quote: "", position: 0 })}
          >
            <span className="text-left [overflow-wrap:anywhere] whitespace-normal">
              {passage ? text.commentOn(shorten(passage.quote)) : text.comment}
            </span>
          </Button>
        </>
      )}
      {about && (
        <>
          {about.quote ? (
            <q className="border-l-2 border-edge-strong pl-2 text-xs [overflow-wrap:anywhere] text-fg-muted">{about.quote}</q>
          ) : (
            <SelectField
              name="commentField"
              label={text.field}
              value={about.field}
              onChange={(field: string) => setAbout({ ...about, field })}
            >
              <Options names={names} />
            </SelectField>
          )}
          <TextAreaField name="draftComment" label={text.yourComment} value={typed} onChange={setTyped} rows={3} required />
          <div className="flex flex-wrap gap-2">
            <Button
              look="primary"
              resting={isPending || typed.trim() === ""}
              onClick={() => mutate({ run: () => addComment({ entity, id, ...about, text: typed }) })}
            >
              {text.add}
            </Button>
            <Button onClick={() => setAbout(undefined)}>{text.cancel}</Button>
          </div>
        </>
      )}
    </div>
  );
}
