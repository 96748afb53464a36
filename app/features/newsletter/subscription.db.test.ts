import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { consentVersion } from "#app/features/settings/consent.server.ts";
import { settings } from "#app/features/settings/registry.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { smtpTransport } from "#platform/mail/transport.server.ts";
import { startOutbox } from "#platform/mail/worker.server.ts";
import type { PersonalContext } from "#platform/page-context.server.ts";
import { createResponse } from "#server/cached-response.ts";
import { createRequestHandler, type RequestHandler } from "#server/request-handler.ts";
import { testApp } from "#test/app.ts";
import { startMailServer } from "#test/mail-server.ts";
import { isConfirmToken } from "./confirmation.server.ts";
import { answerConfirmation, answerSignUp, answerUnsubscription } from "./form-actions.server.ts";
import { subscriptionMailComposers } from "./mails/subscription-mails.server.ts";
import { purgeUnconfirmed } from "./retention.server.ts";
import { signUpInput, signUp as storeSignUp } from "./sign-up.server.ts";
import { subscribers } from "./tables/newsletter.server.ts";
import { newsletterTexts } from "./texts/newsletter.ts";
import { readUnsubscribeToken, unsubscribeToken } from "./unsubscription.server.ts";

const { current } = testApp({ PUBLIC_URL: "https://umbral.example" });
let server: Awaited<ReturnType<typeof startMailServer>>;
let outbox: ReturnType<typeof startOutbox>;
let handler: RequestHandler;

const answers = { newsletter: answerSignUp, confirm: answerConfirmation, unsubscribe: answerUnsubscription };

/** The three forms behind the real guards, without the pages around them. */
const pages = {
  renderShared: async () => createResponse(200, {}, ""),
  renderPersonal: async (request: Request, { path }: { path: string }, _: unknown, context: PersonalContext) => {
    const answer = await answers[path.split("/").at(-1) as keyof typeof answers](request, context);
    // As the router does it: an action without a status leaves it to the loader, which finds no token where the button posts to.
    const loaderStatus = path.endsWith("/unsubscribe") && !request.url.includes("token=") ? 404 : 200;
    return createResponse(
      answer.init?.status ?? loaderStatus,
      Object.fromEntries(new Headers(answer.init?.headers)),
      JSON.stringify(answer.data),
    );
  },
};

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  const { platform } = current;
  openHandler(platform.db);
  server.arrived.length = 0;
  server.current.behaviour = "accept";
  const composers = subscriptionMailComposers(platform);
  outbox = startOutbox({ ...platform, transport: smtpTransport(server.url), composers, alone: true });
});
afterEach(() => outbox.stop());

function openHandler(db: Db): void {
  const shared = { db, log: current.platform.log, siteUrl: "https://umbral.example" };
  handler = createRequestHandler({ ...current.platform, db }, { pages, shared, visitorCookie: () => undefined });
}

/** A database whose disk is full: one of its methods fails as Postgres says it. */
function failingDb(method: "transaction" | "update"): Db {
  const fail = () => {
    throw Object.assign(new Error("could not extend file"), { code: "53100" });
  };
  return new Proxy(current.platform.db, { get: (target, name) => (name === method ? fail : Reflect.get(target, name)) });
}

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString();
  const init = { method: "POST", body, headers: { "content-type": "application/x-www-form-urlencoded", ...headers } };
  const response = await handler.request(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const wording = settings["newsletter.consent"];
const signUp = (email: string, fields: Record<string, string> = {}) => post("/newsletter", { email, homepage: "", ...fields });
const readSubscribers = () => current.platform.db.select().from(subscribers);
const arrivals = (count: number) => vi.waitFor(() => expect(server.arrived).toHaveLength(count), { timeout: 25_000, interval: 10 });
const linkIn = (index: number) => /https:\/\/umbral\.example(\S+)\?token=(\S+)/.exec(server.arrived[index]?.parsed.text ?? "") ?? [];
const waitForOutbox = () =>
  vi.waitFor(async () => expect((await current.platform.db.select().from(mailJobs)).every(({ state }) => state === "sent")).toBe(true), {
    timeout: 25_000,
    interval: 10,
  });

describe("signing up for the newsletter", () => {
  it("stores what was agreed to, and counts only once the mail's button was pressed", async () => {
    const spanish = wording.es ?? "";
    const fields = { email: " Ana@Example.com ", consentVersion: consentVersion(spanish), page: "/es/blog" };
    const { status, headers } = await post("/es/newsletter", fields);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    await arrivals(1);
    expect(server.arrived[0]).toMatchObject({
      recipients: ["ana@example.com"],
      parsed: { subject: expect.stringContaining("Confirme su suscripción") },
    });
    expect(await readSubscribers()).toMatchObject([
      { email: "ana@example.com", language: "es", state: "pending", consentPage: "/es/blog", consent: { text: spanish, language: "es" } },
    ]);
    const [, path, token = ""] = linkIn(0);
    expect(path).toBe("/es/newsletter/confirm");
    expect(JSON.stringify(await readSubscribers())).not.toContain(token.split(".")[1]);
    const answer = await post("/es/newsletter/confirm", { token });
    expect([answer.status, answer.text]).toEqual([200, '{"done":true}']);
    expect(await readSubscribers()).toMatchObject([{ state: "subscribed", confirmedAt: expect.any(Date) }]);
    expect((await post("/es/newsletter/confirm", { token })).status).toBe(200);
  });

  it("gives the same response for known and unknown addresses, and reminds a subscriber once a day", async () => {
    await current.platform.db.insert(subscribers).values({ email: "ana@example.com", state: "subscribed" });
    const texts = [await signUp("ana@example.com"), await signUp("ANA@example.com"), await signUp("nobody@example.com")].map(
      ({ text }) => text,
    );
    expect(new Set(texts)).toEqual(new Set(['{"sent":true}']));
    await arrivals(2);
    await waitForOutbox();
    expect(server.arrived.map(({ parsed }) => parsed.subject).sort()).toMatchObject([
      expect.stringContaining("Confirm your subscription"),
      expect.stringContaining("You're already subscribed"),
    ]);
  });

  it("leaves an unsubscribed address so until its owner confirms", async () => {
    const left = new Date("2026-01-01");
    await current.platform.db.insert(subscribers).values({ email: "ana@example.com", state: "unsubscribed", unsubscribedAt: left });
    await signUp("ana@example.com");
    await arrivals(1);
    expect(await readSubscribers()).toMatchObject([{ state: "unsubscribed", unsubscribedAt: left }]);
    await post("/newsletter/confirm", { token: linkIn(0)[2] ?? "" });
    expect(await readSubscribers()).toMatchObject([{ state: "subscribed", unsubscribedAt: null }]);
  });

  it("refuses what is no address, takes programs for what they are, and writes to no address often", async () => {
    const refusal = await signUp("ana@example.com, other@example.com");
    expect([refusal.status, refusal.text]).toEqual([400, expect.stringContaining("Please enter a valid email address")]);
    expect((await signUp("bot@example.com", { homepage: "https://spam.example" })).text).toBe('{"sent":true}');
    expect(await readSubscribers()).toEqual([]);
    // A block is known for a moment after its row is gone: no other test may meet it.
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await signUp(`often+${i}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await signUp("often@example.com")).headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await readSubscribers()).toHaveLength(3);
  });

  it("is refused with a sentence in the visitor's language while the database is away, and never claims to have worked", async () => {
    const { platform } = current;
    platform.availability.report("unavailable");
    for (const [path, language] of [
      ["/newsletter", "en"],
      ["/es/newsletter", "es"],
    ] as const) {
      const { status, headers, text } = await post(path, { email: "later@example.com", homepage: "" });
      expect([status, headers.get("retry-after"), JSON.parse(text)]).toEqual([
        503,
        "60",
        { sent: false, message: newsletterTexts[language].cannotTake, email: "later@example.com" },
      ]);
    }
    expect((await signUp("nobody")).status).toBe(400);
    // The pool hears of the connections that were cut only when the event loop has come round.
    for (let round = 0; round < 3; round++) await setImmediate();
    platform.availability.report("available");
    expect([await readSubscribers(), await platform.pendingForms.list()]).toEqual([[], []]);
  });

  it("is refused in the same way where the database fails half way, and stores nothing", async () => {
    const input = signUpInput.parse({ email: "later@example.com", language: "es" });
    await expect(storeSignUp({ ...current.platform, db: failingDb("transaction") }, input, "203.0.113.250")).rejects.toMatchObject({
      status: 503,
      retryAfter: 60,
      message: newsletterTexts.es.cannotTake,
    });
    expect(await readSubscribers()).toEqual([]);
  });

  it("opens nothing to a token that is forged, another's, or too old", async () => {
    await signUp("ana@example.com");
    await arrivals(1);
    const token = linkIn(0)[2] ?? "";
    const secret = token.split(".")[1];
    for (const wrong of ["", "1", `2.${secret}`, `1.${"A".repeat(32)}`, `1.${secret}x`, `01.${secret}`, "1.\0"])
      expect((await post("/newsletter/confirm", { token: wrong })).status, wrong).toBe(404);
    const { db } = current.platform;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect([await isConfirmToken(db, token, inDays(6)), await isConfirmToken(db, token, inDays(8))]).toEqual([true, false]);
    expect(await readSubscribers()).toMatchObject([{ state: "pending" }]);
  });

  it("is deleted after thirty days without a confirmation, and others are kept", async () => {
    const { db } = current.platform;
    const consentAt = new Date(Date.now() - 31 * 86_400_000);
    const old = (state: "pending" | "subscribed" | "unsubscribed") => ({ email: `${state}@example.com`, state, consentAt });
    await db.insert(subscribers).values([old("pending"), old("subscribed"), old("unsubscribed"), { email: "new@example.com" }]);
    await purgeUnconfirmed(db, new Date());
    expect((await readSubscribers()).map(({ email }) => email).sort()).toEqual([
      "new@example.com",
      "subscribed@example.com",
      "unsubscribed@example.com",
    ]);
  });
});

describe("unsubscribing", () => {
  const oneClick = { "List-Unsubscribe": "One-Click" };

  it("is done by a mail provider's post from anywhere, without cookies, in both encodings and any number of times", async () => {
    const { db } = current.platform;
    await db.insert(subscribers).values({ email: "ana@example.com", state: "subscribed" });
    const address = `/es/newsletter/unsubscribe?token=${await unsubscribeToken(db, 1)}`;
    const foreign = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
    expect((await post(address, oneClick, foreign)).status).toBe(200);
    expect(await readSubscribers()).toMatchObject([{ state: "unsubscribed", unsubscribedAt: expect.any(Date) }]);
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    expect((await handler.request(address, { method: "POST", body: form, headers: foreign })).status).toBe(200);
    expect((await handler.request(address, { method: "POST" })).status).toBe(200);
  });

  it.each(["", "/es"])("is done by the button of the page under %s/newsletter, which says so with 200", async (prefix) => {
    const { db } = current.platform;
    await db.insert(subscribers).values({ email: "ana@example.com", state: "subscribed" });
    const token = await unsubscribeToken(db, 1);
    expect((await handler.request(`${prefix}/newsletter/unsubscribe?token=${token}`)).status).toBe(200);
    expect((await post(`${prefix}/newsletter/unsubscribe`, { token })).status).toBe(200);
    expect(await readSubscribers()).toMatchObject([{ state: "unsubscribed" }]);
  });

  it("is not done by following the link, nor by a token that was not made here", async () => {
    const { db } = current.platform;
    await db.insert(subscribers).values([1, 2].map((id) => ({ email: `a${id}@example.com`, state: "subscribed" as const })));
    const token = await unsubscribeToken(db, 1);
    expect((await handler.request(`/newsletter/unsubscribe?token=${token}`)).status).toBe(200);
    for (const wrong of ["", "1", token.replace(/^1/, "2"), `${token}x`, `1.${"A".repeat(32)}`, "9999999999.x"])
      expect((await post(`/newsletter/unsubscribe?token=${encodeURIComponent(wrong)}`, oneClick)).status, wrong).toBe(404);
    expect((await readSubscribers()).map(({ state }) => state)).toEqual(["subscribed", "subscribed"]);
    expect(await readUnsubscribeToken(db, token)).toBe(1);
  });

  it("is answered with 503 while the database cannot store it, so that a mail provider tries again", async () => {
    const { platform } = current;
    await platform.db.insert(subscribers).values({ email: "ana@example.com", state: "subscribed" });
    const address = `/newsletter/unsubscribe?token=${await unsubscribeToken(platform.db, 1)}`;
    openHandler(failingDb("update"));
    const { status, headers } = await post(address, oneClick);
    expect([status, headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await readSubscribers()).toMatchObject([{ state: "subscribed" }]);
  });

  it("ends the link of an earlier mail, too", async () => {
    await signUp("ana@example.com");
    await arrivals(1);
    await post("/newsletter/unsubscribe", { token: await unsubscribeToken(current.platform.db, 1) });
    expect((await post("/newsletter/confirm", { token: linkIn(0)[2] ?? "" })).status).toBe(404);
    expect(await readSubscribers()).toMatchObject([{ state: "unsubscribed" }]);
  });
});
