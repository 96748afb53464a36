import { randomUUID } from "node:crypto";
import { chmod, mkdir, open, readdir, readFile, rename, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { decryptAgeFile, type Encrypt, isAgeFile } from "#platform/age-files.server.ts";
import type { Log } from "#platform/log.server.ts";

export type Form = { id: string; arrivedAt: Date; content: object };

const pendingForm = z.object({ id: z.uuid(), arrivedAt: z.coerce.date(), content: z.looseObject({}) });

export type FormKeys = { encrypt?: Encrypt; readIdentity: () => Promise<string | undefined> };

const noKeys: FormKeys = { readIdentity: async () => undefined };

/** Weeks of a busy office, and some tens of megabytes at most. */
const maxForms = 5_000;

const plainEnding = ".json";
const encryptedEnding = ".json.age";

/** Longer than any write: older files were left by a process that was killed before it acknowledged them. */
const unfinishedMs = 60_000;

export class PendingFormsRefusal extends Error {}

export type PendingForms = Awaited<ReturnType<typeof openPendingForms>>;

/** Forms on this node's disk, for outages. Once `add` returns, a form survives a power cut. File names sort by arrival. */
export async function openPendingForms(dataDir: string, log: Log, { most = maxForms, keys = noKeys } = {}) {
  const folder = join(dataDir, "pending-forms");
  const rejectedFolder = join(folder, "rejected");
  let lastNumber = 0;
  const isUsable = await prepareFolder(folder).then(
    () => true,
    (error: unknown) => {
      log.error({ folder, err: error }, "Forms cannot be kept while the database is away, because this folder cannot be written");
      return false;
    },
  );

  function nextName({ id, arrivedAt }: Form): string {
    lastNumber = (lastNumber + 1) % 1_000_000;
    const ending = keys.encrypt ? encryptedEnding : plainEnding;
    return `${String(arrivedAt.getTime()).padStart(15, "0")}-${String(lastNumber).padStart(6, "0")}-${id}${ending}`;
  }

  async function add(form: Form): Promise<void> {
    if (!isUsable) throw new PendingFormsRefusal("There is no folder for pending forms");
    const plainText = Buffer.from(JSON.stringify(form));
    const content = keys.encrypt ? await keys.encrypt(plainText) : plainText;
    try {
      if ((await readdir(folder)).length >= most) throw new Error("Too many forms are pending");
      await writeDurably(folder, nextName(form), content);
    } catch (error) {
      throw new PendingFormsRefusal("The form could not be written to the disk", { cause: error });
    }
  }

  /** Read from the folder each time, because an operator may put a file back. */
  const list = async (): Promise<string[]> => (isUsable ? listWaitingForms(folder) : []);

  async function read(name: string): Promise<Form> {
    const bytes = await readFile(join(folder, name));
    const text = isAgeFile(bytes) ? Buffer.from(await decryptForm(bytes)) : bytes;
    return pendingForm.parse(JSON.parse(text.toString("utf8")));
  }

  async function decryptForm(bytes: Uint8Array): Promise<Uint8Array> {
    const identity = await keys.readIdentity();
    if (identity === undefined) throw new Error("This installation has no key for encrypted forms");
    return decryptAgeFile(bytes, [identity]);
  }

  const remove = (name: string): Promise<void> => unlink(join(folder, name)).catch(ignoreMissing);

  /** Keeps the form for the operator. */
  async function reject(name: string): Promise<void> {
    await mkdir(rejectedFolder, { recursive: true, mode: 0o700 });
    await rename(join(folder, name), join(rejectedFolder, name)).catch(ignoreMissing);
  }

  const countRejected = async (): Promise<number> => (await readdir(rejectedFolder).catch(() => [])).length;

  return { add, list, read, remove, reject, countRejected, rejectedFolder };
}

export async function listWaitingForms(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ignoreMissing);
  return (names ?? []).filter((name) => name.endsWith(plainEnding) || name.endsWith(encryptedEnding)).sort();
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".unfinished")) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > unfinishedMs) await unlink(join(folder, name));
  }
  const trial = `trial-${randomUUID()}`;
  await writeDurably(folder, trial, "");
  await unlink(join(folder, trial));
}

/** The file gets its name only once all of it is on the disk. */
async function writeDurably(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const unfinishedPath = join(folder, `${name}.unfinished`);
  try {
    const file = await open(unfinishedPath, "wx", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinishedPath, join(folder, name));
  } catch (error) {
    await unlink(unfinishedPath).catch(() => {});
    throw error;
  }
  const directory = await open(folder, "r");
  await directory.sync().finally(() => directory.close());
}

/** Another process may have been faster. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
