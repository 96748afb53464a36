import type { Db } from "#platform/database/db.server.ts";
import { listNeededFiles } from "#platform/files/stored-files.server.ts";
import { claimStorage, installationId, listFiles, markName, type StoredFile } from "#platform/images/claim-storage.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { forgetUnusedPictures, knownFiles } from "./unused-pictures.server.ts";

/** Younger pictures may belong to a save that is not committed or a text that is being written. */
const graceMs = 24 * 60 * 60 * 1000;

/** A safety limit for one run. */
const largestShare = 0.2;
const handful = 20;
const mostOf = (count: number) => Math.max(handful, Math.floor(count * largestShare));

/** Pictures and files that no record, text, draft or restorable revision uses. */
export async function sweepImages(
  { db, storage, log, definitions }: Pick<Platform, "db" | "storage" | "log" | "definitions">,
  now: Date,
): Promise<number> {
  const files = await listFiles(storage);
  const claim = await claimStorage(db, storage, files);
  if (claim !== "ours") {
    log.warn({ claim, stored: files.length }, await explain(db, claim));
    return 0;
  }
  const uploadedBefore = new Date(now.getTime() - graceMs);
  await forgetUnusedPictures({ db, definitions }, uploadedBefore, mostOf);
  const filesInUse = new Set([...(await knownFiles(db)), ...(await listNeededFiles(db, definitions))]);
  const unknown = files.filter(({ name, changedAt }) => !filesInUse.has(name) && changedAt <= uploadedBefore);
  const filesToRemove = oldestFirst(unknown).slice(0, mostOf(files.length));
  for (const { name } of filesToRemove) await storage.remove(name);
  if (filesToRemove.length < unknown.length) {
    log.warn(
      { removed: filesToRemove.length, left: unknown.length - filesToRemove.length, stored: files.length },
      "More pictures than usual are used by nothing; the rest is looked at again tomorrow",
    );
  }
  return filesToRemove.length;
}

const oldestFirst = (files: StoredFile[]) => files.toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime());

async function explain(db: Db, claim: "foreign" | "unmarked"): Promise<string> {
  if (claim === "foreign")
    return `The picture storage belongs to another installation, as ${markName} in it says: nothing is removed from it. Give each installation a folder or bucket of its own.`;
  return `The picture storage holds pictures that this database does not know, and no mark: nothing is removed from it. If they are this installation's, store the text ${await installationId(db)} in it as ${markName}.`;
}
