import { licenseNotices } from "#app/features/officers/license-notices.ts";
import { listOfficerLicenses } from "#app/features/officers/reads.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { DueLicense } from "./schema.ts";

/** The licenses of active officers to renew, the most urgent first; and officers without any. */
export async function findDueLicenses(db: Db, today: string): Promise<DueLicense[]> {
  const officers = await listOfficerLicenses(db);
  return officers
    .flatMap((officer): DueLicense[] => {
      const officerName = { loanOfficerId: officer.loanOfficerId, officer: `${officer.firstName} ${officer.lastName}` };
      if (officer.licenses.length === 0) return [{ ...officerName, state: null, until: null, within: 0 }];
      return licenseNotices(officer.licenses, today).map(({ state, until, within }) => ({ ...officerName, state, until, within }));
    })
    .sort((a, b) => a.within - b.within || (a.until ?? "").localeCompare(b.until ?? ""));
}
