import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answerContactForm } from "#app/features/leads/messages/form-action.server.ts";
import { signedCookie } from "#platform/accounts/session-cookie.server.ts";
import { DatabaseAway } from "#platform/database/availability.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { testApp } from "#test/app.ts";
import { createResponse } from "./cached-response.ts";
import type { Pages } from "./pages.ts";
import { createRequestHandler, type RequestHandler } from "./request-handler.ts";

const { current } = testApp();

const fail = () => {
  throw new DatabaseAway();
};

/** Pages whose forms are taken, and whose loaders find no database. */
const pages: Pages = {
  renderShared: async () => fail(),
  renderPersonal: async (request, { kind }, _shared, personal) => {
    if (kind === "page") await answerContactForm(request, personal, null);
    return fail();
  },
};

let handler: RequestHandler;

beforeEach(() => {
  const { platform } = current;
  const db: Db = new Proxy(platform.db, { get: () => fail });
  handler = createRequestHandler(
    { ...platform, db },
    { pages, shared: { db, log: platform.log, siteUrl: "" }, visitorCookie: () => undefined },
  );
  platform.availability.report("unavailable", new Date("2026-11-16T21:03:00Z"));
});
afterEach(async () => {
  // The pool hears of the connections that were cut only when the event loop has come round.
  for (let round = 0; round < 3; round++) await setImmediate();
  current.platform.availability.report("available");
});

const fields = { name: "Ana", email: "ana@example.com", phone: "8015550100", message: "Hola" };
const post = (path: string, form: Record<string, string>) => handler.request(path, { method: "POST", body: new URLSearchParams(form) });

it("visitors get a page in their language with the number to call, which may not be stored", async () => {
  const answer = await handler.request("/es/services/find-a-loan-officer?search=%22%3E%3Cscript%3E");
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "30", "no-store"]);
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const html = await answer.text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain("no podemos mostrar esta");
  expect(html).toContain('<a class="phone" href="tel:+18015550142">(801) 555-0142</a>');
  expect(html).not.toContain("<script");
  expect(await (await handler.request("/")).text()).toContain("show this page right now");
  const head = await handler.request("/", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([503, ""]);
});

it("staff get the last known page, as visitors do", async () => {
  const { platform } = current;
  const { secret, authCookies } = await platform.auth.$context;
  const db: Db = new Proxy(platform.db, { get: () => fail });
  const knowing = createRequestHandler(
    { ...platform, db },
    {
      pages: { ...pages, renderShared: async () => createResponse(200, { "content-type": "text/html" }, "known") },
      shared: { db, log: platform.log, siteUrl: "" },
      visitorCookie: () => undefined,
    },
  );
  const cookie = (await signedCookie(authCookies.sessionToken, secret, "a session")).split(";")[0] ?? "";
  const answer = await knowing.request("/", { headers: { cookie } });
  expect([answer.status, await answer.text()]).toEqual([200, "known"]);
});

it("staff see what is wrong and since when", async () => {
  const answer = await handler.request("/admin/loanofficercms", { headers: { "accept-language": "es-MX" } });
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toMatch(/Desde las 2:03\sp\.\s?m\. la base de datos/);
  expect(html).toContain("Lo que escribió");
});

it("programs get JSON that says so", async () => {
  const answer = await handler.request("/api/loanofficer");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.json()).toMatchObject({ success: false, code: "databaseAway", since: "2026-11-16T21:03:00.000Z" });
});

it("a form without a script is answered without the page around it, also when there is something to mend", async () => {
  const taken = await post("/es/contact-us", fields);
  expect(taken.status).toBe(200);
  expect(await taken.text()).toContain("Si es urgente, llámenos: (801) 555-0142.");
  const refused = await post("/contact-us", { ...fields, email: "nobody" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please enter a valid email address");
});
