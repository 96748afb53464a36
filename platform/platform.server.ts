import type { Auth } from "#platform/accounts/auth.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Availability } from "#platform/database/availability.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Metrics } from "#platform/metrics/metrics.server.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.server.ts";
import type { PendingForms } from "./pending-forms/pending-forms.server.ts";

/** Created once per process or test. */
export type Platform = {
  db: Db;
  availability: Availability;
  auth: Auth;
  storage: ImageStorage;
  pendingForms: PendingForms;
  config: Config;
  log: Log;
  metrics: Metrics;
  definitions: readonly Definition[];
  personalData: readonly PersonalDataSource[];
};
