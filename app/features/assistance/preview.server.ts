import { eq } from "drizzle-orm";
import { officeDay } from "#lib/dates.ts";
import type { PreviewPage } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { getProgram } from "./service.server.ts";
import { assistancePrograms } from "./tables/assistance-programs.server.ts";
import { isValidOn } from "./validity.ts";

/** The page as if the program were published; one past its last day as of noon on that day. */
export async function showProgram(
  tx: Db,
  { assistanceProgramDto: { assistanceProgramId: id } }: { assistanceProgramDto: { assistanceProgramId: number } },
): Promise<PreviewPage> {
  const program = await getProgram(tx, id);
  await tx.update(assistancePrograms).set({ status: "published" }).where(eq(assistancePrograms.assistanceProgramId, id));
  if (isValidOn(program, officeDay(new Date()))) return { path: "/assistance" };
  return { path: "/assistance", moment: new Date(`${program.validUntil}T12:00:00-07:00`) };
}
