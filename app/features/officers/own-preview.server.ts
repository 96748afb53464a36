import type { Staff } from "#platform/accounts/staff.server.ts";
import type { PreviewPage } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { applyOwnDraft } from "./own-profile.server.ts";
import { showOfficer } from "./preview.server.ts";

type SavedProfile = { loanOfficerDto: { loanOfficerId: number }; draft: object | null };

/** Shows what waits for approval as if it were published. */
export async function showOwnProfile(tx: Db, saved: SavedProfile, staff: Staff): Promise<PreviewPage> {
  if (saved.draft) await applyOwnDraft(tx, saved.loanOfficerDto.loanOfficerId, staff);
  return showOfficer(tx, saved);
}
