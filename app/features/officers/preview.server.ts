import { eq } from "drizzle-orm";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { PreviewPage } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { officerPath } from "./officer-path.ts";
import { approveProposal } from "./own-profile.server.ts";
import { getOfficer } from "./service.server.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";

type SavedOfficer = { loanOfficerDto: { loanOfficerId: number; version?: number } };

/** The officer's own page, as it is once they are active. */
export async function showOfficer(tx: Db, { loanOfficerDto: { loanOfficerId } }: SavedOfficer): Promise<PreviewPage> {
  await tx.update(loanOfficers).set({ isActive: true }).where(eq(loanOfficers.loanOfficerId, loanOfficerId));
  return { path: officerPath(await getOfficer(tx, loanOfficerId)) };
}

/** The same for officers themselves: what would wait for an owner is shown as if it were approved. */
export async function showOwnProfile(tx: Db, saved: SavedOfficer & { proposal: object | null }, staff: Staff): Promise<PreviewPage> {
  const { loanOfficerId } = saved.loanOfficerDto;
  if (saved.proposal) await approveProposal(tx, loanOfficerId, (await getOfficer(tx, loanOfficerId)).version, staff);
  return showOfficer(tx, saved);
}
