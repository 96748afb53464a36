export const draftStates = ["draft", "waiting", "approved", "returned"] as const;
export type DraftState = (typeof draftStates)[number];

type Decisions = {
  revision: number;
  askedAt: unknown;
  approvedRevision: number | null;
  returnedAt: unknown;
};

/** Where a part is on its way to being approved. A change after the approval makes it a draft again. */
export function stateOfPart({ revision, askedAt, approvedRevision, returnedAt }: Decisions): DraftState {
  if (approvedRevision === revision) return "approved";
  if (returnedAt) return "returned";
  return askedAt && approvedRevision === null ? "waiting" : "draft";
}
