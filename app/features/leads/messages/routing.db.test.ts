import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { officerTurns } from "#app/features/leads/tables/routing-rules.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { officeDay } from "#lib/dates.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { testLeads, utahLicense } from "#test/leads.ts";

const officers = contentStore(loanOfficerDefinition);
const { current, signIn, send, storedMessages, addRules } = testLeads();
const today = officeDay(new Date());

const addOfficer = (firstName: string, more: object = {}) =>
  officers.create(
    current.platform.db,
    { firstName, lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1", languagesSpoken: ["es"], ...utahLicense, ...more },
    { userId: null },
  );

const readAssignments = async () =>
  (await storedMessages()).toSorted((a, b) => a.contactMessageId - b.contactMessageId).map(({ assignedOfficerId }) => assignedOfficerId);

describe("a message that arrives", () => {
  it("goes where the first matching rule says, with the rule's name in its thread", async () => {
    await addRules();
    await addOfficer("Ana");
    await addOfficer("Luis");
    await send({ loanOfficerId: 2, language: "es" });
    await send({ language: "es" });
    await send({ language: "es" });
    await send({ language: "en", page: "/es/loans/fha" });
    expect(await readAssignments()).toEqual([2, 1, 2, null]);
    const [, second, , last] = await storedMessages();
    expect(second?.routing).toEqual({
      rule: 2,
      name: "If a message is written in Spanish, officers who speak its language take turns",
      nameEs: "Si un mensaje está escrito en español, se turnan los oficiales que hablan su idioma",
    });
    expect(last).toMatchObject({ product: "fha", homeState: null, routing: { rule: 3 } });
    const events = await current.platform.db.select().from(messageEvents).where(eq(messageEvents.contactMessageId, 2));
    expect(events).toMatchObject([{ kind: "assignment", userId: null, detail: { from: null, to: 1, rule: 2 } }]);
    expect(await current.platform.db.select().from(messageEvents)).toHaveLength(3);
  });

  it("goes to the deputy of an officer who is away, and to the next rule where there is none", async () => {
    await addRules();
    await addOfficer("Ana", { awayFrom: today });
    await addOfficer("Luis", { languagesSpoken: ["en"] });
    await addOfficer("Eva", { awayFrom: today, deputyOfficerId: 2 });
    await send({ loanOfficerId: 3 });
    await send({ loanOfficerId: 1 });
    await send({ language: "es" });
    expect(await readAssignments()).toEqual([2, null, null]);
    expect((await storedMessages())[0]?.routing).toMatchObject({ rule: 1, insteadOf: 3 });
  });

  it("uses up no turn while it is held, and one when it is released", async () => {
    const owner = await signIn();
    await addRules();
    await addOfficer("Ana");
    await send({ language: "es", website: "x" });
    expect(await readAssignments()).toEqual([null]);
    expect(await current.platform.db.select().from(officerTurns)).toEqual([]);
    const { body } = await owner("POST", "/api/contactmessage/1/release", { json: {} });
    expect(body).toMatchObject({ contactMessageDto: { state: "new", assignedOfficerId: 1 } });
    expect(await current.platform.db.select().from(officerTurns)).toMatchObject([{ loanOfficerId: 1, turn: 1 }]);
  });

  it("at the same moment as others takes a turn of its own", async () => {
    await addRules();
    for (const name of ["Ana", "Luis", "Eva"]) await addOfficer(name);
    const answers = await Promise.all(Array.from({ length: 9 }, () => send({ language: "es" })));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    const counts = Object.groupBy(await readAssignments(), String);
    expect(Object.entries(counts).map(([id, leads]) => [id, leads?.length])).toEqual([
      ["1", 3],
      ["2", 3],
      ["3", 3],
    ]);
  });

  it("goes to the office where there is no rule", async () => {
    await addOfficer("Ana");
    await send({ loanOfficerId: 1, language: "es" });
    expect(await storedMessages()).toMatchObject([{ loanOfficerId: 1, assignedOfficerId: null, routing: {} }]);
  });
});

describe("the rules", () => {
  it("are added last, changed, moved, switched off and deleted, with a history, by owners alone", async () => {
    const [owner, editor] = [await signIn(), await signIn("editor")];
    await addOfficer("Ana");
    const rule = { condition: "product", product: "va", target: "officer", officerId: 1, isActive: true };
    const { status, body } = await owner("POST", "/api/routingrule", { json: { ...rule, language: "es" } });
    expect(status).toBe(200);
    expect(body.routingRuleDto).toMatchObject({ ...rule, language: null, name: "If a message is about VA loans, it goes to Ana Ortiz" });
    await owner("POST", "/api/routingrule", { json: { condition: "always", target: "office" } });
    await owner("POST", "/api/routingrule/2/move", { json: { direction: "up" } });
    await owner("POST", "/api/routingrule/2/move", { json: { direction: "up" } });
    await owner("PUT", "/api/routingrule", { json: { routingRuleId: 1, isActive: false } });
    const list = (await owner("GET", "/api/routingrule")).body.routingRuleListVm;
    expect(list).toMatchObject([
      { routingRuleId: 2, isActive: true },
      { routingRuleId: 1, isActive: false, officerId: 1, product: "va" },
    ]);
    expect((await owner("PUT", "/api/routingrule", { json: { routingRuleId: 1, version: 1, isActive: true } })).status).toBe(409);
    expect((await editor("GET", "/api/routingrule")).status).toBe(403);
    expect((await editor("GET", "/api/revisions?entity=routingrule")).status).toBe(403);
    expect((await owner("DELETE", "/api/routingrule/1")).status).toBe(200);
    const bin = (await owner("GET", "/api/revisions/deleted?entity=routingrule")).body.revisionListVm;
    expect(bin).toMatchObject([{ title: "If a message is about VA loans, it goes to Ana Ortiz" }]);
    expect(await current.platform.db.$count(revisions, eq(revisions.entity, "routingrule"))).toBe(6);
  });

  it.each([
    [{ condition: "language", target: "office" }, "language"],
    [{ condition: "homeState", homeState: "XX", target: "office" }, "homeState"],
    [{ condition: "always", target: "officer" }, "officerId"],
    [{ condition: "always", target: "officer", officerId: 99 }, "officerId"],
    [{ condition: "always", target: "pageOfficer" }, "target"],
    [{ condition: "sometimes", target: "office" }, "condition"],
  ])("that say %j are refused with the field named", async (rule, field) => {
    const owner = await signIn();
    const { status, body } = await owner("POST", "/api/routingrule", { json: rule });
    expect(status).toBe(400);
    expect(body.validationErrors).toMatchObject([{ field }]);
  });

  it("say who would get a message without giving it to anyone", async () => {
    const owner = await signIn();
    await addRules();
    await addOfficer("Ana");
    await addOfficer("Luis", { awayFrom: today, deputyOfficerId: 1 });
    const wouldGet = async (trial: object) => (await owner("POST", "/api/contactmessage/tryrouting", { json: trial })).body;
    for (let i = 0; i < 2; i++) {
      expect(await wouldGet({ language: "es", product: "", homeState: "" })).toMatchObject({
        officerId: 1,
        routingRuleId: 2,
        insteadOf: null,
      });
    }
    expect(await wouldGet({ language: "en", loanOfficerId: 2 })).toMatchObject({ officerId: 1, routingRuleId: 1, insteadOf: 2 });
    expect(await wouldGet({ language: "es", homeState: "NV" })).toMatchObject({ officerId: null, routingRuleId: 3 });
    expect(await current.platform.db.select().from(officerTurns)).toEqual([]);
    expect((await owner("POST", "/api/contactmessage/tryrouting", { json: { language: "fr" } })).status).toBe(400);
  });
});
