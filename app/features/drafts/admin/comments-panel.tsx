import type { Labels } from "#app/admin-kit/labels.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";

type Props<V extends object> = {
  draft: DraftDto;
  labels: Labels<V>;
  values: V;
  /** Moves the focus to a field of the form. */
  onField: (field: string) => void;
};

/** The comments on a draft, by field. */
export function CommentsPanel<V extends object>(_props: Props<V>) {
  return null;
}
