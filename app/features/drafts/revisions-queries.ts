import { callApi } from "#app/admin-kit/api-client.ts";

/** Makes a former version the draft of its record. */
export const draftFromRevision = (revisionId: number) => callApi("POST /api/drafts/from-revision", { body: { revisionId } });
