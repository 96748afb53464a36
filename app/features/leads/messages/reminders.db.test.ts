import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactMailComposers } from "#app/features/leads/mails/compose-mail.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { webResourceDefinition } from "#app/features/settings/definition.server.ts";
import { officeDay } from "#lib/dates.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { testLeads, utahLicense } from "#test/leads.ts";
import { remindOfLeads } from "./reminders.server.ts";

const officers = contentStore(loanOfficerDefinition);
const resources = contentStore(webResourceDefinition);
const { current, signIn, send, storedMessages, jobs, addRules } = testLeads();

const addOfficer = (firstName: string, more: object = {}) =>
  officers.create(
    current.platform.db,
    {
      ...{ firstName, lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1", languagesSpoken: ["es" as const] },
      ...{ email: `${firstName}@example.com`, ...utahLicense, ...more },
    },
    { userId: null },
  );

/** The mails of a kind as they would be sent now. */
async function mailsOf(kind: string): Promise<Mail[]> {
  const composers = contactMailComposers(current.platform);
  const queued = (await jobs()).filter((job) => job.kind === `contactMessage.${kind}`);
  const mails = await Promise.all(
    queued.map((job) => composers.find(({ name }) => name === job.kind)?.compose(job.payload, { queuedAt: job.createdAt, attempt: 1 })),
  );
  return mails.filter((mail) => mail !== undefined);
}
const recipients = (mails: Mail[]) => mails.map(({ to, cc = [] }) => [...to, ...cc].map(({ address }) => address));

/** A Monday at nine, and moments after it, on the wall of the office. */
const at = (time: string) => new Date(`2027-03-01T${time}:00-07:00`);
const arriveAt = (moment: Date) => current.platform.db.update(contactMessages).set({ answerDueAt: moment, nextReminderAt: moment });
const remindAt = (moment: Date) => remindOfLeads(current.platform, moment);
const remindersIn = async () =>
  (await current.platform.db.select().from(messageEvents)).filter(({ kind }) => kind === "reminder").map(({ detail }) => detail.to);

describe("the mails about a message", () => {
  it("go to officer and office together, or apart where they read different languages", async () => {
    const { db } = current.platform;
    await addRules();
    await addOfficer("Ana");
    await addOfficer("Eva", { mailLanguage: "es" });
    await send({ loanOfficerId: 1 });
    expect(recipients(await mailsOf("office"))).toEqual([["Ana@example.com", "hello@example.com"]]);
    expect(await mailsOf("officer")).toEqual([]);
    await send({ loanOfficerId: 2, callTime: "morning" });
    const [, office] = await mailsOf("office");
    const [officer] = await mailsOf("officer");
    expect(office).toMatchObject({ to: [{ address: "hello@example.com" }], subject: expect.stringContaining("New message from") });
    expect(office?.cc).toBeUndefined();
    expect(officer).toMatchObject({ to: [{ address: "Eva@example.com" }], subject: expect.stringContaining("Nuevo mensaje de Ana Peña") });
    expect(officer?.text).toContain("Llamada: Sí, en la mañana");
    expect(officer?.html).toContain('lang="es"');
    await resources.create(db, { context: "mail.language", value: "es" }, { userId: null });
    await send({ loanOfficerId: 2 });
    expect(recipients(await mailsOf("office")).at(-1)).toEqual(["Eva@example.com", "hello@example.com"]);
    expect((await mailsOf("office")).at(-1)?.subject).toContain("Nuevo mensaje");
  });

  it("are in the language of the officer's account, whatever the officer's record says", async () => {
    await addRules();
    await addOfficer("Ana", { mailLanguage: "en" });
    await signIn("officer");
    await current.platform.db.update(users).set({ loanOfficerId: 1, language: "es" }).where(eq(users.role, "officer"));
    await send({ loanOfficerId: 1 });
    const [officer] = await mailsOf("officer");
    expect(officer).toMatchObject({ to: [{ address: "Ana@example.com" }], subject: expect.stringContaining("Nuevo mensaje") });
    expect((await mailsOf("office"))[0]?.subject).toContain("New message");
  });

  it("notify the new and the former owner of a message assigned by staff, each in their language", async () => {
    const owner = await signIn();
    await addRules();
    await addOfficer("Ana");
    await addOfficer("Eva", { mailLanguage: "es" });
    await send({ loanOfficerId: 1 });
    const assign = (assignedOfficerId: number | null) =>
      owner("PUT", "/api/contactmessage", { json: { contactMessageId: 1, assignedOfficerId } });
    expect((await assign(2)).status).toBe(200);
    const [assignedMail] = await mailsOf("assigned");
    expect(assignedMail).toMatchObject({
      to: [{ address: "Eva@example.com" }],
      subject: expect.stringContaining("Le asignaron el mensaje"),
    });
    const [handedOver] = await mailsOf("handedOver");
    expect(handedOver).toMatchObject({
      to: [{ address: "Ana@example.com" }],
      subject: expect.stringContaining("assigned to someone else"),
    });
    expect(handedOver?.text).toContain("Eva Ortiz is handling it now");
    expect(handedOver?.text).not.toContain("Quiero comprar casa");
    await owner("PUT", "/api/contactmessage", { json: { contactMessageId: 1, notes: "Called" } });
    expect(await mailsOf("assigned")).toHaveLength(1);
    await assign(null);
    // What was hers is hers no longer: nothing is left to tell her of it.
    expect(await mailsOf("assigned")).toEqual([]);
    expect(recipients(await mailsOf("handedOver"))).toEqual([["Ana@example.com"], ["Eva@example.com"]]);
    expect((await owner("POST", "/api/contactmessage/1/resend", { json: { kind: "assigned" } })).status).toBe(200);
  });
});

describe("a message without a reply", () => {
  it("is due after the working hours of the setting, and reminds its officer, then the owners, each once", async () => {
    await signIn();
    await signIn("owner", "second@example.com");
    await current.platform.db.update(users).set({ language: "es" }).where(eq(users.email, "second@example.com"));
    await addRules();
    await addOfficer("Eva", { mailLanguage: "es" });
    await send({ loanOfficerId: 1 });
    expect((await storedMessages())[0]?.answerDueAt?.getTime()).toBeGreaterThan(Date.now() + 3.9 * 3_600_000);
    await arriveAt(at("09:00"));
    expect(await remindAt(at("08:59"))).toBe(0);
    expect(await remindAt(at("09:00"))).toBe(1);
    expect(await remindAt(at("12:59"))).toBe(0);
    const [reminder] = await mailsOf("reminder");
    expect(reminder).toMatchObject({ to: [{ address: "Eva@example.com" }], subject: expect.stringContaining("espera una respuesta") });
    expect(await mailsOf("escalation")).toEqual([]);
    expect(await remindAt(at("13:00"))).toBe(1);
    expect(await remindAt(at("23:00"))).toBe(0);
    const escalations = await mailsOf("escalation");
    expect(recipients(escalations)).toEqual([["owner@example.com"], ["second@example.com"]]);
    expect(escalations.map(({ subject }) => subject)).toMatchObject([
      expect.stringContaining("Still no answer"),
      expect.stringContaining("Sigue sin respuesta"),
    ]);
    expect(await remindersIn()).toEqual(["officer", "owners"]);
    expect(await storedMessages()).toMatchObject([{ version: 1, remindedAt: at("09:00"), escalatedAt: at("13:00"), nextReminderAt: null }]);
  });

  it("reminds the office of unassigned messages; answered, held and already reminded ones cause no reminder", async () => {
    const owner = await signIn();
    await send();
    await send();
    await send({ website: "x" });
    expect((await storedMessages())[2]).toMatchObject({ state: "held", answerDueAt: null });
    await owner("PUT", "/api/contactmessage", { json: { contactMessageId: 2, state: "answered" } });
    expect((await storedMessages()).find(({ contactMessageId }) => contactMessageId === 2)?.firstAnsweredAt).toBeInstanceOf(Date);
    await arriveAt(at("09:00"));
    const counts = await Promise.all([remindAt(at("10:00")), remindAt(at("10:00"))]);
    // One of the message, one of what is held.
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(recipients(await mailsOf("reminder"))).toEqual([["hello@example.com"]]);
    // Answered before the mail left: it is not sent.
    await owner("PUT", "/api/contactmessage", { json: { contactMessageId: 1, state: "answered" } });
    expect(await mailsOf("reminder")).toEqual([]);
    expect((await owner("POST", "/api/contactmessage/3/release", { json: {} })).body).toMatchObject({
      contactMessageDto: { answerDueAt: expect.any(String), nextReminderAt: expect.any(String) },
    });
  });
});

it("a follow-up day reminds once, when the office opens; a closed message causes no reminder", async () => {
  const owner = await signIn();
  for (let i = 0; i < 3; i++) await send();
  const today = officeDay(at("09:00"));
  const follow = (contactMessageId: number, more: object = {}) =>
    owner("PUT", "/api/contactmessage", { json: { contactMessageId, state: "answered", followUpOn: today, ...more } });
  await follow(1);
  await follow(2, { state: "won" });
  await follow(3, { followUpOn: "2027-03-02" });
  expect(await remindAt(at("08:29"))).toBe(0);
  expect(await remindAt(at("08:30"))).toBe(1);
  expect(await remindAt(at("16:00"))).toBe(0);
  expect(recipients(await mailsOf("followUp"))).toEqual([["hello@example.com"]]);
  expect((await mailsOf("followUp"))[0]?.subject).toContain("Today: follow up with Ana Peña");
});

describe("what is held", () => {
  it("is mailed to the office once a day when it opens, with the reason, while anything is held", async () => {
    await send({ name: "Eva", website: "x" });
    expect(await remindAt(at("07:00"))).toBe(0);
    expect(await Promise.all([remindAt(at("09:00")), remindAt(at("09:00")), remindAt(at("15:00"))])).toContain(1);
    const mails = await mailsOf("held");
    expect(recipients(mails)).toEqual([["hello@example.com"]]);
    expect(mails[0]?.text).toMatch(/Eva.*hidden field/);
    expect(await remindAt(new Date("2027-03-02T09:00:00-07:00"))).toBe(1);
    await current.platform.db.update(contactMessages).set({ state: "new", nextReminderAt: null });
    expect(await mailsOf("held")).toEqual([]);
    expect(await remindAt(new Date("2027-03-03T09:00:00-07:00"))).toBe(0);
  });
});
