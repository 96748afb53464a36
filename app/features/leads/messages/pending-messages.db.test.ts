import { copyFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { createFlush } from "#platform/pending-forms/flush.server.ts";
import { openPendingForms } from "#platform/pending-forms/pending-forms.server.ts";
import { lead, testLeads } from "#test/leads.ts";
import { contactMessageInput } from "./schema.ts";
import { sendContactMessage, storePendingMessage } from "./send.server.ts";

const { current, send, someone, signIn, storedMessages, jobs, formCookieAgedBy } = testLeads();

const goAway = () => current.platform.availability.report("unavailable");
async function comeBack() {
  // The pool hears of the connections that were cut only when the event loop has come round.
  for (let round = 0; round < 3; round++) await setImmediate();
  current.platform.availability.report("available");
}
const flush = () => createFlush(current.platform, (form) => storePendingMessage(current.platform, form))();
const pendingFormsFolder = () => join(current.platform.config.dataDir, "pending-forms");
const waitingFiles = () => readdirSync(pendingFormsFolder()).filter((name) => name.endsWith(".json"));

afterEach(async () => {
  await comeBack();
  await flush();
});

it("a message that comes while the database is away is taken, and stored once when it is back, as it came", async () => {
  const who = someone(await formCookieAgedBy(30));
  goAway();
  const before = new Date();
  const extra = { language: "es", page: "/es/contact-us", campaign: { source: "radio" } };
  const { status, body, headers } = await send(extra, who);
  expect([status, body.message]).toEqual([200, "Le responderemos pronto. Si es urgente, llámenos: (801) 555-0142."]);
  expect(headers.get("set-cookie")).toMatch(/^umbral\.form=/);
  // The same form again, by a double click.
  await send(extra, who);
  const arrived = new Date();
  const [file = ""] = waitingFiles();
  copyFileSync(join(pendingFormsFolder(), file), join(pendingFormsFolder(), "copy"));
  await comeBack();
  await flush();
  // As it is when the process is killed between the commit and the file's removal.
  renameSync(join(pendingFormsFolder(), "copy"), join(pendingFormsFolder(), file));
  await flush();
  expect(waitingFiles()).toEqual([]);
  const [message, ...more] = await storedMessages();
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    ...lead,
    email: who.email,
    language: "es",
    page: "/es/contact-us",
    campaign: { source: "radio" },
    state: "new",
    heldReason: "",
    clientHints: { userAgent: "A browser", address: who.headers["x-forwarded-for"] },
  });
  expect(message?.createdAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(message?.createdAt.getTime()).toBeLessThanOrEqual(arrived.getTime());
  expect((await jobs()).map(({ kind }) => kind)).toEqual(["contactMessage.office", "contactMessage.acknowledgement"]);
});

it("what could not be sent anyway is refused as always while the database is away", async () => {
  goAway();
  expect((await send({ email: "nobody" })).status).toBe(400);
  const who = someone();
  const statuses = [];
  for (let count = 0; count < 6; count++) statuses.push((await send({ message: `Message ${count}` }, who)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(waitingFiles()).toHaveLength(5);
});

it("a message that fails half way because the disk is full is taken, and one that no node has room for is refused with the number to call", async () => {
  const { db } = current.platform;
  const diskFull = Object.assign(new Error("could not extend file"), { code: "53100" });
  const fullDb = new Proxy(db, {
    get: (target, name) => (name === "transaction" ? () => Promise.reject(diskFull) : Reflect.get(target, name)),
  });
  const input = contactMessageInput.parse({ ...lead, language: "es" });
  const arrival = { clientAddress: "203.0.113.250", headers: new Headers() };
  expect(await sendContactMessage({ ...current.platform, db: fullDb }, input, arrival)).toMatchObject({ reception: "kept" });
  const full = await openPendingForms(join(pendingFormsFolder(), "tiny"), current.platform.log, { most: 0 });
  const refusal = await sendContactMessage({ ...current.platform, db: fullDb, pendingForms: full }, input, arrival).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ status: 503, retryAfter: 60, message: expect.stringContaining("Llámenos al (801) 555-0142") });
  await flush();
  expect(await storedMessages()).toHaveLength(1);
});

it("a file that cannot be read is rejected, and the dashboard shows where it is", async () => {
  const staff = await signIn();
  writeFileSync(join(pendingFormsFolder(), "000-broken.json"), "{");
  await flush();
  expect(waitingFiles()).toEqual([]);
  const folder = join(pendingFormsFolder(), "rejected");
  expect(readdirSync(folder)).toEqual(["000-broken.json"]);
  expect((await staff("GET", "/api/dashboard")).body.formsAside).toEqual([{ node: expect.any(String), folder, count: 1 }]);
});
