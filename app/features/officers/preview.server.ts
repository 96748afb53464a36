import { eq } from "drizzle-orm";
import type { PreviewPage } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { officerPath } from "./officer-path.ts";
import { getOfficer } from "./service.server.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";

type SavedOfficer = { loanOfficerDto: { loanOfficerId: number } };

/** Shows the page as if the officer were active. */
export async function showOfficer(tx: Db, { loanOfficerDto: { loanOfficerId } }: SavedOfficer): Promise<PreviewPage> {
  await tx.update(loanOfficers).set({ isActive: true }).where(eq(loanOfficers.loanOfficerId, loanOfficerId));
  return { path: officerPath(await getOfficer(tx, loanOfficerId)) };
}
