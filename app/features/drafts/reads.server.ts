import { readStoredSetting } from "#app/features/settings/settings.server.ts";
import { isPublishPolicy, type PublishPolicy } from "#lib/publish-policy.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { listDrafts } from "./list.server.ts";
import type { DraftEntity } from "./settings.ts";

/** For the definition of a kind of record: who may publish it, as the owners chose in the settings. */
export const publishPolicyOf =
  (entity: DraftEntity) =>
  async (tx: Db): Promise<PublishPolicy> => {
    const stored = await readStoredSetting(tx, `publish.${entity}`);
    return isPublishPolicy(stored) ? stored : "editors";
  };

/** Records of these kinds that have unpublished changes, with the states of their parts. */
export const listDraftStates = (db: Db, definitions: readonly Definition[], now: Date) => listDrafts(db, definitions, now);
