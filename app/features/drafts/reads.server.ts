import { readStoredSetting } from "#app/features/settings/settings.server.ts";
import { isPublishPolicy, type PublishPolicy } from "#lib/publish-policy.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { DraftEntity } from "./settings.ts";

/** For the definition of a kind of record: who may publish it, as the owners chose in the settings. */
export const publishPolicyOf =
  (entity: DraftEntity) =>
  async (tx: Db): Promise<PublishPolicy> => {
    const stored = await readStoredSetting(tx, `publish.${entity}`);
    return isPublishPolicy(stored) ? stored : "editors";
  };
