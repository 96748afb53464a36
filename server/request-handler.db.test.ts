import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { definitions } from "#app/features/definitions.server.ts";
import { spokenLanguages } from "#app/features/officers/spoken-languages.ts";
import { ContentCache } from "#platform/content/content-cache.server.ts";
import { attachCache } from "#platform/content/read-through-cache.server.ts";
import { createLog } from "#platform/log.server.ts";
import { cookiesOf, testApp } from "#test/app.ts";
import { openPort } from "#test/over-http.ts";
import { rotate } from "#test/rotation.ts";
import { operationsOn } from "./api.ts";
import { waitingForCompression } from "./background-compression.ts";
import { createResponse } from "./cached-response.ts";
import type { Pages } from "./pages.ts";
import { createRequestHandler } from "./request-handler.ts";
import { ViewCount } from "./view-count.ts";

const operations = operationsOn(definitions);

const { current, signIn, stranger, password } = testApp();

/** Stands in everything that only staff may read. */
const secret = "only-staff-may-read-this";

/** Pages that show who they were made for, which is the worst that a page could do. */
const tellingPages: Pages = {
  renderShared: async ({ path, search }, shared) =>
    createResponse(
      200,
      { "cache-control": "public, max-age=0, s-maxage=10" },
      `page ${path}${search} ${Object.keys(shared).join()} `.padEnd(3000, "x"),
    ),
  renderPersonal: async (_request, { path }, _shared, { staff }) =>
    createResponse(staff ? 200 : 302, { "cache-control": "no-store" }, staff ? `${secret} ${staff.email} ${path}` : "sign in first"),
};

let ask: Awaited<ReturnType<typeof openPort>>;
let cache: ContentCache;
let lines: string[];
let cookie: string;

beforeEach(async () => {
  cache = new ContentCache();
  lines = [];
  const log = createLog("debug", { write: (line: string) => void lines.push(line) });
  const { db, config } = current.platform;
  attachCache(db, cache);
  const sharedValues = { db, log, siteUrl: "http://localhost" };
  ask = await openPort(
    createRequestHandler(
      { ...current.platform, config, log },
      { pages: tellingPages, shared: sharedValues, visitorCookie: () => undefined, cache },
    ),
  );
  const staff = await signIn();
  cookie = cookiesOf(await stranger("POST", "/api/auth/sign-in/email", { json: { email: "owner@example.com", password } }));
  await staff("POST", "/api/blog", { json: { title: secret, status: "draft" } });
  await staff("POST", "/api/loanofficer", { json: { firstName: secret, lastName: "L", title: "T", licenseNumber: "1", isActive: false } });
  await stranger("POST", "/api/Common/SendEmail", {
    json: { name: "A", phone: "1", email: "a@example.com", service: "Contact Us", message: secret },
  });
});

const textOf = async (response: Promise<Response>) => (await response).text();
const asStaff = (path: string, headers: Record<string, string> = {}) => ask(path, { headers: { cookie, ...headers } });

const adminRoutes = [
  "/admin",
  "/admin/accounts",
  "/admin/contactuslist",
  "/admin/contactuslist/1",
  "/admin/blog",
  "/admin/resources",
  "/admin/profile",
];
const staffReads = operations
  .filter(({ method, access }) => method === "get" && access !== "visitor")
  .map(({ path }) => path.replace(":id", "1"));

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
const plainly = (path: string) => path;
const spellings: Array<(path: string) => string> = [
  plainly,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => path.replaceAll("/", "//"),
  (path) => path.replace(/(?<=^\/)./, hex),
  (path) => path.replace(/[a-z]/g, hex),
  (path) => path.replace(/(?<=.)\//g, "%2f"),
  (path) => `/%2f${path.slice(1)}`,
  (path) => path.replace(/^\//, "/./"),
  (path) => `/es/..${path}`,
  (path) => `/es/%2e%2e${path}`,
  (path) => `${path}?page=1`,
  (path) => `${path}.data`,
  (path) => `${path}?_routes=`,
];

describe("what staff have just read", () => {
  it("is there to be leaked", async () => {
    const answers = await Promise.all([...staffReads, ...adminRoutes].map((path) => textOf(asStaff(path))));
    expect(answers.filter((text) => text.includes(secret)).length).toBeGreaterThan(8);
  });

  it("reaches no stranger who asks next, for every call and every screen, however it is spelled", async () => {
    for (const [index, path] of [...staffReads, ...adminRoutes].entries()) {
      // One function reads every address: each is tried as it is and in one other spelling, or in all of them in the full run.
      for (const spell of new Set([plainly, ...rotate(spellings, index)])) {
        await textOf(asStaff(spell(path)));
        const answer = await ask(spell(path));
        expect([302, 308, 401, 404], spell(path)).toContain(answer.status);
        expect(await answer.text(), spell(path)).not.toContain(secret);
      }
    }
  });

  it("reaches no stranger who asks at the same moment", async () => {
    for (const path of ["/admin/accounts", "/%61dmin/accounts", "/api/contactmessage/export", "/%61pi/contactmessage/export"]) {
      const [, strangers] = await Promise.all([textOf(asStaff(path)), textOf(ask(path))]);
      expect(strangers, path).not.toContain(secret);
    }
  });

  it("reaches no stranger however paths, cookies and headers are written", async () => {
    const path = fc.constantFrom(...staffReads, ...adminRoutes, "/api/blog", "/api/loanofficer", "/", "/blog");
    const spelling = fc
      .tuple(path, fc.array(fc.constantFrom(...spellings), { maxLength: 3 }))
      .map(([plain, ways]) => ways.reduce((text, way) => way(text), plain));
    const cookies = fc.constantFrom(
      (own: string) => own,
      (own: string) => own.replace("=", " ="),
      (own: string) => `a=b; ${own}`,
      (own: string) => `${own}; ${own}`,
      (own: string) => own.replace("umbral", "UMBRAL"),
      (own: string) => `umbral.session=x; ${own}`,
    );
    const headers = fc.constantFrom<Record<string, string>>(
      {},
      { "accept-encoding": "br" },
      { "x-forwarded-for": "1.2.3.4" },
      { "x-original-url": "/admin" },
      { authorization: "Bearer x" },
      { host: "other" },
    );
    await fc.assert(
      fc.asyncProperty(spelling, cookies, headers, headers, async (asked, rewrite, ownHeaders, strangersHeaders) => {
        await textOf(ask(asked, { headers: { ...ownHeaders, cookie: rewrite(cookie) } }));
        const answer = await ask(asked, { headers: { ...strangersHeaders, cookie: "umbral.session=made-up" } });
        expect(await answer.text()).not.toContain(secret);
      }),
      { numRuns: 400 },
    );
  });
});

describe("a page of the cache", () => {
  it("is made from a context without a visitor, and is the same for everyone", async () => {
    const first = await textOf(asStaff("/leadership"));
    expect(first.trim()).toMatch(/^page \/leadership db,log,siteUrl x+$/);
    expect(await textOf(ask("/leadership"))).toBe(first);
  });

  it("has one key per page, whatever is added to its address", async () => {
    const random = () => Math.random().toString(36).slice(2);
    const additions = [
      () => `?${random()}=1`,
      () => `?_routes=${random()}`,
      () => `?utm_source=${random()}&gad_source=1`,
      () => `?page=${random()}`,
    ];
    await textOf(ask("/leadership"));
    const entries = cache.size;
    for (let round = 0; round < 50; round++) for (const add of additions) await textOf(ask(`/leadership${add()}`));
    expect(cache.size).toBe(entries);
    for (const freeSpelling of [
      "/embed/mortgage-calculator?price=",
      "/es/calculators/refinance?balance=",
      "/contact-us?calculator=refinance&balance=",
    ]) {
      for (let round = 0; round < 20; round++) await textOf(ask(freeSpelling + random()));
    }
    expect(cache.size).toBe(entries);
    expect(waitingForCompression()).toBeLessThanOrEqual(1);
  });

  it("is counted as a visit like a rendered one, under its one address", async () => {
    const views = new ViewCount();
    const pages: Pages = {
      ...tellingPages,
      renderShared: async ({ path }) => createResponse(path === "/nowhere" ? 404 : 200, { "content-type": "text/html" }, path),
    };
    const { db, log } = current.platform;
    const shared = { db, log, siteUrl: "http://localhost" };
    const count = await openPort(createRequestHandler(current.platform, { pages, shared, visitorCookie: () => undefined, cache, views }));
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" };
    for (const path of ["/blog", "/blog?utm_source=a", "/BLOG", "/blog?page=2", "/es/blog", "/nowhere", "/admin", "/api/blog"])
      await count(path, { headers });
    await count("/blog", { headers: { ...headers, "sec-purpose": "prefetch" } });
    expect(views.views.take()).toEqual(new Map(Object.entries({ "/blog": 3, "/es/blog": 1 })));
    expect([...views.misses.take()]).toEqual([["/nowhere", 1]]);
  });

  it("is refused under a host that is no name or address, as a page that is rendered is", async () => {
    for (const time of ["rendered", "from the cache"]) {
      for (const host of ["exa%6dple", "a b<>", "a@b", "x/../y"])
        expect((await ask("/leadership", { headers: { host } })).status, `${host} ${time}`).toBe(400);
      for (const host of ["umbral.example:8443", "[::1]", "127.0.0.1"])
        expect((await ask("/leadership", { headers: { host } })).status, `${host} ${time}`).toBe(200);
    }
  });

  it("leaves the body that came with it unread, and the next request whole", async () => {
    const next = "GET /admin HTTP/1.1\r\nHost: other\r\n\r\n";
    for (let time = 0; time < 2; time++) {
      const answer = await ask("/leadership", { headers: { "content-length": String(next.length) }, body: next });
      expect([answer.status, (await answer.text()).startsWith("page /leadership ")]).toEqual([200, true]);
    }
    expect(lines.some((line) => JSON.parse(line).path === "/admin")).toBe(false);
  });

  it("is logged like every other answer", async () => {
    await textOf(ask("/leadership"));
    await textOf(ask("/leadership"));
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg, path }) => msg === "request" && path === "/leadership");
    expect(requests).toHaveLength(2);
    for (const line of requests) expect(line).toMatchObject({ method: "GET", status: 200, requestId: expect.any(String) });
    expect(requests[0].requestId).not.toBe(requests[1].requestId);
  });

  it.each([
    ["/es/can-i-buy", "?taxes=itin&pay=cash&savings=under-5", /itin|under-5/],
    ["/assistance", "?owned=yes-veteran&income=81234&county=Salt+Lake", /veteran|81234|Salt/],
  ])("is not what someone says of themselves on %s, of which the log has the path alone", async (path, query, said) => {
    const entries = cache.size;
    const response = await ask(path + query);
    expect(await response.text()).toContain(`page ${path}${query} `);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(cache.size).toBe(entries);
    expect(lines.filter((line) => line.includes(path))).toHaveLength(1);
    expect(lines.join()).not.toMatch(said);
  });

  it("is stored by caches on the way only under addresses that say nothing about a visitor", async () => {
    const cacheControlOf = async (path: string) => (await ask(path)).headers.get("cache-control");
    for (const round of ["rendered", "from the page cache"]) {
      for (const path of [
        "/leadership",
        "/blog",
        "/blog?page=2",
        "/search?q=",
        `/services/find-a-loan-officer?speaks=${spokenLanguages[0]}`,
      ])
        expect(await cacheControlOf(path), `${path} ${round}`).toBe("public, max-age=0, s-maxage=10");
      for (const path of [
        "/calculators/how-much-home?income=60000",
        "/es/calculators/how-much-home?income=60000&x=1",
        "/calculators/how-much-home?wages=60000",
        "/leadership?income=60000",
        "/blog?page=2&income=60000",
        "/blog?page=2&page=60000",
        "/services/find-a-loan-officer?speaks=60000",
        "/search?q=itin",
      ])
        expect(await cacheControlOf(path), `${path} ${round}`).toBe("private, no-store");
    }
  });

  it("is not what the API answers, which stays with the one who asked", async () => {
    for (const cookies of ["", cookie]) {
      const answer = await ask("/api/loanofficer", { headers: { cookie: cookies } });
      expect([answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual(["no-store", null]);
      expect((await answer.text()).includes(secret)).toBe(cookies !== "");
    }
  });
});

describe("a form that is posted to a page", () => {
  const post = (body: string, path = "/contact-us") =>
    ask(path, {
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded", "content-length": String(body.length) },
    });

  it("is refused beyond 64 KB and beyond 200 fields before anything parses it", async () => {
    expect((await post("a=&".repeat(130_000))).status).toBe(413);
    expect((await post("a=&".repeat(20_000))).status).toBe(413);
    expect((await post("a=&".repeat(200))).status).not.toBe(413);
  });

  it("is answered with a page in its language that names the limit, if it is too long", async () => {
    for (const [path, language, limit] of [
      ["/ask", "en", "5,000 characters"],
      ["/es/ask", "es", "5,000 caracteres"],
    ] as const) {
      const answer = await post(`by=none&message=${encodeURIComponent("ñ".repeat(20_000))}`, path);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([413, "no-store"]);
      expect(answer.headers.get("content-type")).toContain("text/html");
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(limit);
      expect(html).not.toContain("ñññ");
    }
  });
});

it("a method that pages do not have is refused by name, and is no error in the log", async () => {
  for (const method of ["TRACE", "PUT", "PROPFIND", "DELETE", "PATCH", "OPTIONS"])
    for (const path of ["/", "/contact-us", "/admin"]) {
      const { status, headers } = await ask(path, { method });
      expect([status, headers.get("allow")], `${method} ${path}`).toEqual([405, "GET, HEAD, POST"]);
    }
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "error" || level >= 50)).toEqual([]);
});
