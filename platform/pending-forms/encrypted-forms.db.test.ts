import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { decryptAgeFile, generateAgeIdentity, recipientOf } from "#platform/age-files.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { createFlush } from "./flush.server.ts";
import { openFormKeys } from "./form-keys.server.ts";
import { type Form, openPendingForms, type PendingForms } from "./pending-forms.server.ts";

const log = createLog("silent");
const database = testDatabase();
let dataDir = "";
let operatorIdentity = "";

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "umbral-encrypted-forms-"));
  operatorIdentity = await generateAgeIdentity();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A process of the site on this folder, with or without BACKUP_RECIPIENT. */
async function startPendingForms({ recipient }: { recipient?: string } = {}) {
  const config = readConfig({ DATA_DIR: dataDir, BACKUP_RECIPIENT: recipient });
  return openPendingForms(dataDir, log, { keys: await openFormKeys(database.db, config) });
}

const startEncrypting = async () => startPendingForms({ recipient: await recipientOf(operatorIdentity) });

const lead = (): Form => ({ id: randomUUID(), arrivedAt: new Date(), content: { message: "I earn 5,400 a month" } });

function flushOf(pendingForms: PendingForms) {
  const storedForms: Form[] = [];
  const store = async (form: Form) => {
    storedForms.push(form);
  };
  const flush = createFlush({ db: database.db, availability: undefined as never, pendingForms, log }, store);
  return { storedForms, run: () => flush().then(() => "through", String) };
}

it("a form that waits is unreadable on the disk, and stored by the next process, also one without a recipient", async () => {
  const form = lead();
  await (await startEncrypting()).add(form);
  const [name = ""] = readdirSync(join(dataDir, "pending-forms"));
  const bytes = readFileSync(join(dataDir, "pending-forms", name));
  expect(bytes.includes("5,400")).toBe(false);
  const operatorsCopy = Buffer.from(await decryptAgeFile(bytes, [operatorIdentity])).toString();
  expect(JSON.parse(operatorsCopy)).toMatchObject({ content: form.content });

  const next = await startPendingForms();
  const { storedForms, run } = flushOf(next);
  expect(await run()).toBe("through");
  expect(storedForms).toEqual([form]);
  expect([(await next.list()).length, readdirSync(join(dataDir, "pending-forms"))]).toEqual([0, []]);
});

it("while its key cannot be read a form goes on waiting, and one that was encrypted for another site is rejected", async () => {
  await (await startEncrypting()).add(lead());
  const away = async () => {
    throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  };
  const cutOff = await openPendingForms(dataDir, log, { keys: { readIdentity: away } });
  expect(await flushOf(cutOff).run()).toContain("connect");
  expect([(await cutOff.list()).length, await cutOff.countRejected()]).toEqual([1, 0]);

  const otherIdentity = await generateAgeIdentity();
  const otherSite = await openPendingForms(dataDir, log, { keys: { readIdentity: async () => otherIdentity } });
  expect(await flushOf(otherSite).run()).toBe("through");
  expect([(await otherSite.list()).length, await otherSite.countRejected()]).toEqual([0, 1]);
});

it("a mistyped recipient is reported at the start", async () => {
  const recipient = `${(await recipientOf(operatorIdentity)).slice(0, -1)}q`;
  await expect(startPendingForms({ recipient })).rejects.toThrow("is not a recipient that age knows");
});
