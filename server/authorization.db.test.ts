import { beforeAll, describe, expect, it } from "vitest";
import { definitions } from "#app/features/definitions.server.ts";
import { testApp } from "#test/app.ts";
import { rotate } from "#test/rotation.ts";
import { spellings } from "#test/spellings.ts";
import { operationsOn } from "./api.ts";

const operations = operationsOn(definitions);

const { current, stranger, signIn } = testApp();

const closedOperations = operations.filter(({ access }) => access !== "visitor");
const path = (template: string) => template.replace(":id", "1");

const disguises: Array<[string, Record<string, string>]> = [
  ["no headers", {}],
  ["method overrides", { "x-http-method-override": "GET", "x-http-method": "GET", "x-method-override": "GET" }],
  ["rewritten paths", { "x-original-url": "/healthz", "x-rewrite-url": "/healthz", "x-forwarded-prefix": "/public" }],
  [
    "claims about who is asking",
    { authorization: "Bearer owner", "x-user-id": "1", "x-forwarded-user": "owner", "x-forwarded-for": "127.0.0.1" },
  ],
  [
    "claims about where it comes from",
    { origin: "http://localhost", referer: "http://localhost/admin", "x-requested-with": "XMLHttpRequest" },
  ],
  ["a cookie of its own making", { cookie: "umbral.session=1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" }],
];

/** What visitors may send: a message, a click on a link to the office, and a query for pages that is too long for a URL. */
const visitorsMaySend = ["/api/common/sendemail", "/api/contactway", "/api/pagecontent/getpagecontents"];

const methods = ["get", "head", "post", "put", "patch", "delete", "options"] as const;
const isOpen = (template: string, method: string) =>
  operations.some((op) => op.access === "visitor" && op.path === template && op.method === (method === "head" ? "get" : method));

describe("every call that is not for visitors", () => {
  it("is every write but the listed ones", () => {
    expect(closedOperations.length).toBeGreaterThan(20);
    const open = operations.filter(({ access, method }) => access === "visitor" && method !== "get").map(({ path }) => path);
    expect(visitorsMaySend).toEqual(expect.arrayContaining(open));
  });

  it.each(methods)("is closed to strangers who ask with %s, however they spell it", async (asked) => {
    for (const [index, { method, path: template }] of closedOperations.entries()) {
      if (isOpen(template, asked)) continue;
      for (const { reaches, spell } of rotate(spellings, index)) {
        const { status } = await stranger(asked.toUpperCase(), spell(path(template)));
        expect(reaches && asked === method ? [401] : [401, 404], `${asked} ${spell(path(template))}`).toContain(status);
      }
    }
  });

  it("is closed to strangers whatever headers they send", async () => {
    for (const [index, { method, path: template }] of closedOperations.entries()) {
      for (const [name, headers] of rotate(disguises, index))
        expect((await stranger(method.toUpperCase(), path(template), { headers })).status, `${method} ${template} with ${name}`).toBe(401);
    }
  });

  it("refuses a stranger before it reads what was sent", async () => {
    for (const { method, path: template } of closedOperations.filter(({ body }) => body)) {
      const textRequest = { headers: { "content-type": "text/plain" } };
      expect((await stranger(method.toUpperCase(), path(template), textRequest)).status, `${method} ${template}`).toBe(401);
    }
  });
});

describe("better-auth", () => {
  const open = new Set(["/sign-in/email", "/sign-out", "/two-factor/verify-totp", "/two-factor/verify-backup-code"]);
  let paths: string[] = [];

  beforeAll(() => {
    const endpoints: Array<{ path?: unknown }> = Object.values(current.platform.auth.api);
    paths = endpoints.flatMap((endpoint) => (typeof endpoint.path === "string" ? endpoint.path.replace(/:\w+/g, "x") : []));
  });

  it("has no open call except those of a session", async () => {
    expect(paths).toEqual(expect.arrayContaining(["/sign-up/email", "/change-email", "/delete-user", "/update-user", "/reset-password"]));
    const owner = await signIn();
    for (const closedPath of paths.filter((path) => !open.has(path))) {
      for (const method of ["GET", "POST"]) {
        const json = method === "POST" ? { json: { email: "x@example.com", password: "a password for tests", name: "x" } } : {};
        expect((await stranger(method, `/api/auth${closedPath}`, json)).status, `${method} ${closedPath}`).toBe(401);
        expect((await owner(method, `/api/auth${closedPath}`, json)).status, `${method} ${closedPath}`).toBe(404);
      }
    }
    for (const path of open) expect((await stranger("GET", `/api/auth${path}`)).status).toBe(401);
  });
});
