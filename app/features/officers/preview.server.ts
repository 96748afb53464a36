import { eq } from "drizzle-orm";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { PreviewPage } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { officerPath } from "./officer-path.ts";
import { approveProposal } from "./own-profile.server.ts";
import { getOfficer } from "./service.server.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";

type SavedOfficer = { loanOfficerDto: { loanOfficerId: number; version?: number } };

/** Shows the page as if the officer were active. */
export async function showOfficer(tx: Db, { loanOfficerDto: { loanOfficerId } }: SavedOfficer): Promise<PreviewPage> {
  await tx.update(loanOfficers).set({ isActive: true }).where(eq(loanOfficers.loanOfficerId, loanOfficerId));
  return { path: officerPath(await getOfficer(tx, loanOfficerId)) };
}

/** Shows a proposal as if it were approved. */
export async function showOwnProfile(tx: Db, saved: SavedOfficer & { proposal: object | null }, staff: Staff): Promise<PreviewPage> {
  const { loanOfficerId } = saved.loanOfficerDto;
  if (saved.proposal) await approveProposal(tx, loanOfficerId, (await getOfficer(tx, loanOfficerId)).version, staff);
  return showOfficer(tx, saved);
}
