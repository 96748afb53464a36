import { draftQuery, publishDraft, saveDraft } from "#app/features/drafts/queries.ts";

/** The calls that read, save and publish the draft of a form. */
export type DraftSource = {
  entity: string;
  query: (id: number) => ReturnType<typeof draftQuery>;
  save: typeof saveDraft;
  publish: typeof publishDraft;
};

/** Staff who may edit the whole record use the calls for drafts of any kind. */
export const sourceOf = (entity: string): DraftSource => ({
  entity,
  query: (id) => draftQuery(entity, id),
  save: saveDraft,
  publish: publishDraft,
});
