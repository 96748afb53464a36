import { describe, expect, it } from "vitest";
import { sharedAnswers } from "#app/features/buying-guide/tables/shared-answers.server.ts";
import { newFormCookie } from "#app/features/leads/messages/form-token.server.ts";
import { endOfOfficeDay, officeDay } from "#lib/dates.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import type { PersonalContext } from "#platform/page-context.server.ts";
import { testApp } from "#test/app.ts";
import { answerShareForm } from "./form-action.server.ts";
import { countShare } from "./limits.server.ts";
import { createCode, openSharedAnswers, purgeSharedAnswers, shareAnswers } from "./service.server.ts";

const { current, stranger, signIn } = testApp();

const choices = { taxes: "itin", pay: "cash", savings: "under-5", rent: "none", area: "city", credit: "none" } as const;
const answers = "itin_cash_under-5_none_city_none_350000";

const formCookie = async () => (await newFormCookie(current.platform)).split(";")[0] ?? "";

type Press = { cookie?: string; website?: string; query?: string; address?: string };

/** What a browser sends when the visitor presses the button, and the page's response. */
async function pressButton({ cookie = "", website = "", query = answers, address = "203.0.113.9" }: Press) {
  const request = new Request(`http://localhost/es/can-i-buy/print?answers=${query}`, {
    method: "POST",
    body: new URLSearchParams({ website }),
    headers: cookie ? { cookie } : {},
  });
  const visitor = { requestId: "1", clientAddress: address, staff: undefined, language: "es" as const, callOwnApi: fetch };
  const context: PersonalContext = { ...current.platform, ...visitor };
  const { data, init } = await answerShareForm(request, context);
  return { ...data, status: init?.status ?? 200, headers: new Headers(init?.headers) };
}

const storedRows = () => current.platform.db.select().from(sharedAnswers);
const open = async (code: string, caller = signIn("officer")) => (await caller)("POST", "/api/sharedanswers/open", { json: { code } });

describe("the button on the printed page", () => {
  it("stores the answers and nothing else, under a code that only the visitor has", async () => {
    const { code = "", status, headers } = await pressButton({ cookie: await formCookie() });
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(headers.get("set-cookie")).toContain("umbral.form=");
    const [row] = await storedRows();
    expect(Object.keys(row ?? {}).sort()).toEqual(["answers", "codeHash", "createdAt", "expiresAt", "language", "sharedAnswersId"]);
    expect(row).toMatchObject({ answers, language: "es" });
    expect(JSON.stringify(row)).not.toContain(code.replaceAll("-", ""));
    expect((await open(code)).body.sharedAnswersDto).toMatchObject({
      answers,
      language: "es",
      basis: { itinOffer: "brokers", otherStates: [] },
    });
  });

  it.each<[string, Press]>([
    ["without our cookie", {}],
    ["with a forged one", { cookie: "umbral.form=l9x.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaa" }],
    ["with answers that no question has", { query: "itin_gold" }],
  ])("stores nothing %s", async (_, press) => {
    const { status, code } = await pressButton(press);
    expect([status, code, await storedRows()]).toEqual([400, undefined, []]);
  });

  it("stores nothing for a program that fills in every field, and only once what is sent twice", async () => {
    expect((await pressButton({ cookie: await formCookie(), website: "https://spam.example" })).status).toBe(400);
    const cookie = await formCookie();
    const both = await Promise.all([pressButton({ cookie }), pressButton({ cookie })]);
    expect(both.map(({ status, code }) => [status, code])).toEqual([
      [200, both[0].code],
      [200, both[0].code],
    ]);
    expect(await storedRows()).toHaveLength(1);
  });

  it("shows the same code when its response is reloaded, however often, and another one for other answers", async () => {
    let cookie = await formCookie();
    const press = async (query = answers) => {
      const response = await pressButton({ cookie, query });
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return response;
    };
    const { code } = await press();
    for (let count = 0; count < 12; count++) expect(await press()).toMatchObject({ status: 200, code });
    expect(await storedRows()).toHaveLength(1);
    expect((await press(answers.replace("cash", "employee"))).code).not.toBe(code);
    expect(await storedRows()).toHaveLength(2);
  });

  it("gives different codes for the same answers to different visitors", async () => {
    const [one, other] = [await pressButton({ cookie: await formCookie() }), await pressButton({ cookie: await formCookie() })];
    expect(one.code).not.toBe(other.code);
    expect(await storedRows()).toHaveLength(2);
  });

  it("gives ten codes an hour to one address, and more to others", async () => {
    for (let count = 0; count < 10; count++) expect((await pressButton({ cookie: await formCookie() })).status).toBe(200);
    const refused = await pressButton({ cookie: await formCookie() });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await pressButton({ cookie: await formCookie(), address: "203.0.113.10" })).status).toBe(200);
    expect(await storedRows()).toHaveLength(11);
  });

  it("is not refused to visitors because of requests without our cookie, from their own address or others", async () => {
    for (let count = 0; count < 35; count++) expect((await pressButton({ address: `203.0.113.${count % 3}` })).status).toBe(400);
    expect((await pressButton({ cookie: await formCookie(), address: "203.0.113.1" })).status).toBe(200);
  });

  it("names the reason where all visitors together asked for too many codes", async () => {
    const { db } = current.platform;
    const now = new Date();
    for (let count = 0; count < 30; count++) await countShare(db, `198.51.100.${count}`, now);
    await expect(countShare(db, "198.51.100.200", now)).rejects.toMatchObject({
      code: "tooMany",
      message: expect.stringMatching(/Many people/),
    });
  });

  it("names the last day on which the code works", async () => {
    const outcome = await pressButton({ cookie: await formCookie(), address: "192.0.2.1" });
    const lastDay = outcome.code === undefined ? "" : outcome.lastDay;
    const [row] = await storedRows();
    expect(row?.expiresAt).toEqual(endOfOfficeDay(lastDay));
  });
});

describe("a code typed by staff", () => {
  const now = new Date();
  const share = async () => {
    const code = await createCode(current.platform.db, "nonce", { choices });
    return shareAnswers(current.platform.db, code, { choices }, "es", now);
  };

  it("is read in any case, with O for 0, and each opening is in the activity log", async () => {
    const { code } = await share();
    const typed = ` ${code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l")} `;
    expect((await open(typed)).status).toBe(200);
    const events = await current.platform.db.select().from(auditEvents);
    const event = events.find(({ action }) => action === "sharedAnswers.open");
    expect(event).toMatchObject({ userId: 1, subject: "sharedanswers:1" });
    expect(JSON.stringify(event)).not.toMatch(/itin|under-5/);
  });

  it("opens nothing to strangers and reviewers, nor where a character is wrong or missing", async () => {
    const { code } = await share();
    expect((await stranger("POST", "/api/sharedanswers/open", { json: { code } })).status).toBe(401);
    expect((await open(code, signIn("reviewer"))).status).toBe(403);
    const wrongCode = `${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`;
    const editor = signIn("editor");
    for (const [typed, status] of [
      [wrongCode, 404],
      [code.slice(1), 404],
      ["", 400],
      ["x".repeat(61), 400],
    ] as const)
      expect((await open(typed, editor)).status, typed).toBe(status);
    expect(await current.platform.db.select().from(auditEvents)).not.toContainEqual(
      expect.objectContaining({ action: "sharedAnswers.open" }),
    );
  });

  it("is refused after twenty in a quarter of an hour, right or wrong, and for that person only", async () => {
    const { code } = await share();
    const officer = signIn("officer");
    for (let count = 0; count < 20; count++) expect((await open("0000000000", officer)).status).toBe(404);
    expect((await open(code, officer)).status).toBe(429);
    expect((await open(code, signIn("editor"))).status).toBe(200);
  });

  it("works to the end of the thirtieth day and not a moment longer, and the daily cleanup deletes what has expired and no more", async () => {
    const { db } = current.platform;
    const { code, expiresAt } = await share();
    expect(expiresAt).toEqual(endOfOfficeDay(officeDay(new Date(now.getTime() + 30 * 24 * 3_600_000))));
    const justBefore = new Date(expiresAt.getTime() - 1);
    const reader = { userId: 1, clientAddress: "" };
    expect(await openSharedAnswers(db, code, reader, justBefore)).toMatchObject({ language: "es" });
    await expect(openSharedAnswers(db, code, reader, expiresAt)).rejects.toMatchObject({ code: "notFound" });
    await purgeSharedAnswers(db, justBefore);
    expect(await storedRows()).toHaveLength(1);
    await purgeSharedAnswers(db, expiresAt);
    expect(await storedRows()).toEqual([]);
  });
});
