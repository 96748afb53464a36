import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { findPost } from "#app/features/blog/posts/public-posts.server.ts";
import { definitions } from "#app/features/definitions.server.ts";
import { purgeLinks } from "#app/features/drafts/preview-links.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { languageOf } from "#lib/languages.ts";
import { sessions, users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { onContentChange } from "#platform/content/content-changes.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { draftSets } from "#platform/drafts/tables/draft-sets.server.ts";
import { previewLinks } from "#platform/drafts/tables/preview-links.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { createLog } from "#platform/log.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { type Caller, cookiesOf, testApp } from "#test/app.ts";
import { cacheReads } from "#test/content-cache.ts";
import { pdfOf } from "#test/document-files.ts";
import { openPort } from "#test/over-http.ts";
import { operationsOn } from "./api.ts";
import { createResponse } from "./cached-response.ts";
import type { Pages } from "./pages.ts";
import { respondAtLimit } from "./preview-notices.ts";
import { createRequestHandler } from "./request-handler.ts";
import type { ServerEnv } from "./request-info.ts";
import { ViewCount } from "./view-count.ts";

const { current, signIn, stranger, password } = testApp();

/** As the router redirects, where a page has another address in Spanish. */
const movedPaths: Record<string, string> = { "/es/blog/own-address": "/es/blog/your-first-home" };

/** Pages that return what their loaders read. */
const pages: Pages = {
  renderShared: async ({ path }, { db, log, preview, ...rest }) => {
    const location = movedPaths[path];
    if (location) return createResponse(301, { location }, "");
    const language = languageOf(path);
    const post = await findPost(db, /\/blog\/(.+)$/.exec(path)?.[1] ?? "", language, rest);
    const phone = (await readSettings(db, language, log))["contact.phone"];
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=0, s-maxage=10" };
    return createResponse(post || !path.includes("/blog/") ? 200 : 404, headers, JSON.stringify({ path, post, phone, preview }));
  },
  renderPersonal: async () => createResponse(200, {}, "sent"),
};

const post = {
  title: "Your first home",
  summary: "What to know",
  postContents: "<p>With the loan.</p>",
  status: "published",
  publishedAt: "2026-01-31T12:00:00.000Z",
  translations: { es: { title: "Su primera casa" } },
};
const page = "/blog/your-first-home";
const change = (name: string, value: unknown, was: unknown = "") => ({ name, value, was });

let ask: Awaited<ReturnType<typeof openPort>>;
let staff: Caller;
let lines: string[];
let views: ViewCount;

beforeEach(async () => {
  lines = [];
  views = new ViewCount();
  const log = createLog("debug", { write: (line: string) => void lines.push(line) });
  const { db } = current.platform;
  const cache = cacheReads(db);
  const shared = { db, log, siteUrl: "http://localhost" };
  ask = await openPort(
    createRequestHandler({ ...current.platform, log }, { pages, shared, visitorCookie: () => "umbral.form=x", cache, views }),
  );
  staff = await signIn();
  await staff("POST", "/api/blog", { json: post });
  await saveDraft("blog", 1, [change("title", "Your second home", post.title), change("es.title", "Su segunda casa", "Su primera casa")]);
});

const saveDraft = (entity: string, id: number | undefined, changes: object[], version = id ? 1 : 0) =>
  staff("PUT", "/api/drafts", { json: { entity, id, version, changes } });

async function makeLink(json: object = { entity: "blog", id: 1 }): Promise<{ key: string; address: string; linkId: number }> {
  const { status, body } = await staff("POST", "/api/drafts/previewlink", { json });
  expect(status).toBe(200);
  const { pathname, search, searchParams } = new URL(String(body.address));
  return { key: searchParams.get("key") ?? "", address: pathname + search, linkId: Number(body.linkId) };
}

async function openLink(json?: object): Promise<{ cookie: string; location: string | null }> {
  const { address } = await makeLink(json);
  const response = await ask(address);
  expect(response.status).toBe(302);
  return { cookie: cookiesOf(response), location: response.headers.get("location") };
}

const see = (path: string, cookie: string, headers: Record<string, string> = {}) => ask(path, { headers: { cookie, ...headers } });
const toldBy = async (response: Response | Promise<Response>) => JSON.parse(await (await response).text());

async function ownerCookie(): Promise<string> {
  return cookiesOf(await stranger("POST", "/api/auth/sign-in/email", { json: { email: "owner@example.com", password } }));
}

async function makeSet(...records: Array<[entity: string, id: number]>): Promise<number> {
  const { db } = current.platform;
  const [set] = await db.insert(draftSets).values({ name: "Spring", createdBy: 1 }).returning();
  const setId = set?.setId ?? 0;
  for (const [entity, id] of records) {
    const isOfRecord = and(eq(draftParts.entity, entity), eq(draftParts.entityId, id));
    await db.update(draftParts).set({ setId }).where(isOfRecord);
    expect(await db.$count(draftParts, isOfRecord), entity).toBeGreaterThan(0);
  }
  return setId;
}

describe("a preview link", () => {
  it("opens the page of the record and shows the draft on every page, in both languages, to its holder alone", async () => {
    const before = await ask(page);
    const published = await before.text();
    const { cookie, location } = await openLink();
    expect(location).toBe(page);
    const [previewed, beside] = await Promise.all([see(page, cookie), ask(page)]);
    expect(await toldBy(previewed)).toMatchObject({
      post: { title: "Your second home" },
      preview: { names: ["Your second home"], unfinished: [] },
    });
    expect(await beside.text()).toBe(published);
    expect(await toldBy(see(`/es${page}`, cookie))).toMatchObject({
      post: { title: "Su segunda casa" },
      preview: { names: ["Su segunda casa"], pages: [{ name: "Su segunda casa", path: page }] },
    });
    expect(await toldBy(see("/loans", cookie))).toMatchObject({ preview: { names: ["Your second home"] } });
    const after = await ask(page);
    expect([await after.text(), after.headers.get("etag")]).toEqual([published, before.headers.get("etag")]);
    expect(published).not.toContain("preview");
  });

  it("gives pages that no cache may keep or compare, however they are requested", async () => {
    const etag = (await ask(page)).headers.get("etag") ?? "";
    const { cookie } = await openLink();
    const conditions: Array<Record<string, string>> = [
      {},
      { "if-none-match": etag },
      { "if-none-match": "*" },
      { "if-modified-since": new Date().toUTCString() },
    ];
    for (const headers of conditions) {
      for (const method of ["GET", "HEAD"]) {
        const response = await ask(page, { method, headers: { cookie, ...headers } });
        expect([response.status, response.headers.get("etag"), response.headers.get("set-cookie")]).toEqual([200, null, null]);
        expect(response.headers.get("cache-control")).toBe("private, no-store");
        expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
        expect(response.headers.get("referrer-policy")).toBe("same-origin");
      }
    }
    for (const [path, status] of [
      ["/BLOG/your-first-home", 308],
      [`${page}/`, 308],
      [`${page}.data`, 404],
    ] as const) {
      const response = await see(path, cookie);
      expect([response.status, await response.text()], path).toEqual([status, expect.not.stringContaining("second")]);
    }
    expect((await see(page, cookie, { "sec-purpose": "prefetch" })).status).toBe(409);
  });

  it("is seen by its holder alone, before and after others fill the cache", async () => {
    const { cookie } = await openLink();
    for (const path of [page, `/es${page}`, `${page}?utm_source=x`, "/"]) {
      await see(path, cookie);
      expect(await (await ask(path)).text(), path).not.toMatch(/second|segunda|preview/);
      expect(await (await see(path, cookie)).text(), path).toContain('"preview":{');
      expect(await (await ask(path)).text(), path).not.toMatch(/second|segunda|preview/);
    }
  });

  it("is not counted", async () => {
    const browser = { "user-agent": "Mozilla/5.0 (X11) Chrome/140", "sec-fetch-dest": "document" };
    await ask(page, { headers: browser });
    const { cookie } = await openLink();
    for (const path of [page, "/", `/es${page}`]) await see(path, cookie, browser);
    expect([...views.views.take()]).toEqual([[page, 1]]);
  });

  it("stores nothing of forms and counters", async () => {
    const { cookie } = await openLink();
    const sent = await ask("/contact-us", { method: "POST", headers: { cookie }, body: "name=A" });
    expect([sent.status, await sent.text()]).toEqual([409, expect.stringContaining("nothing was sent")]);
    const headers = { cookie, "content-type": "application/json" };
    const writes = operationsOn(definitions).filter(({ access, method }) => access === "visitor" && method !== "get");
    const statuses = new Map<string, number>();
    for (const { path } of writes) {
      const body = JSON.stringify({
        name: "A",
        phone: "1",
        email: "a@example.com",
        service: "Contact Us",
        message: "x",
        channel: "call",
        path: "/",
      });
      statuses.set(path, (await ask(path, { method: "POST", headers, body })).status);
    }
    expect(Object.fromEntries(statuses)).toEqual({
      "/api/common/sendemail": 409,
      "/api/contactway": 409,
      // Reads, and the admin uses it.
      "/api/pagecontent/getpagecontents": 200,
    });
    expect(await current.platform.db.$count(contactMessages)).toBe(0);
  });

  it("shows nothing but its record: no other draft, no admin, no API of staff", async () => {
    await staff("POST", "/api/blog", { json: { ...post, title: "Rates" } });
    await saveDraft("blog", 2, [change("title", "Secret rates", "Rates")]);
    const { cookie } = await openLink();
    expect(await toldBy(see("/blog/rates", cookie))).toMatchObject({ post: { title: "Rates" } });
    for (const path of ["/api/drafts", "/api/drafts/record?entity=blog&id=1", "/api/drafts/previewlink?entity=blog&id=1", "/api/changes"])
      expect((await see(path, cookie)).status, path).toBe(401);
    expect(await (await see("/api/blog/1", cookie)).text()).not.toContain("second");
    for (const path of ["/sitemap.xml", "/blog/rss.xml"]) expect(await (await see(path, cookie)).text(), path).not.toContain("preview");
  });

  it("leads to a page of this site only", async () => {
    const { address } = await makeLink();
    const locations: Array<string | null> = [];
    for (const to of [
      "/es/loans",
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "/admin",
      "/api/blog",
      "/x?a=%0d%0aSet-Cookie:x=1",
      "/preview",
    ])
      locations.push((await ask(`${address}&to=${encodeURIComponent(decodeURIComponent(to))}`)).headers.get("location"));
    expect(locations).toEqual(["/es/loans", ...Array(7).fill(page)]);
  });

  it("keeps its secret out of the database and the log, and its cookie from scripts", async () => {
    const { key, address } = await makeLink();
    const response = await ask(address);
    expect(response.headers.get("set-cookie")).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect([response.headers.get("cache-control"), response.headers.get("referrer-policy")]).toEqual(["private, no-store", "no-referrer"]);
    await see(page, cookiesOf(response));
    await ask(`/preview?key=${"0".repeat(40)}`);
    expect(key).toMatch(/^[0-9a-f]{40}$/);
    expect(JSON.stringify(await current.platform.db.select().from(previewLinks))).not.toContain(key);
    expect(JSON.stringify(await current.platform.db.select().from(auditEvents))).not.toContain(key);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join("")).not.toContain(key);
  });
});

describe("a link that has ended", () => {
  it.each<[string, number, (linkId: number) => Promise<unknown>]>([
    ["was revoked", 410, (linkId) => staff("DELETE", `/api/drafts/previewlink/${linkId}`)],
    ["has expired", 410, () => current.platform.db.update(previewLinks).set({ expiresAt: new Date(Date.now() - 1000) })],
    ["was made by someone who is suspended", 410, () => current.platform.db.update(users).set({ suspendedAt: new Date() })],
    ["was made by someone who may no longer write", 410, () => current.platform.db.update(users).set({ role: "reviewer" })],
    ["was purged", 404, () => purgeLinks(current.platform.db, new Date(Date.now() + 60 * 86_400_000))],
    ["shows what was published meanwhile", 410, () => staff("POST", "/api/drafts/publish", { json: { entity: "blog", id: 1 } })],
    ["shows what was discarded meanwhile", 410, () => staff("POST", "/api/drafts/discard", { json: { entity: "blog", id: 1 } })],
  ])("because it %s says so in both languages and deletes the cookie", async (_why, status, end) => {
    const { address, linkId } = await makeLink();
    const cookie = cookiesOf(await ask(address));
    expect((await see(page, cookie)).status).toBe(200);
    await end(linkId);
    for (const response of [await see(page, cookie), await ask(address)]) {
      expect([response.status, response.headers.get("cache-control")]).toEqual([status, "private, no-store"]);
      expect(response.headers.get("set-cookie")).toMatch(/^umbral\.preview=; Path=\/; Max-Age=0/);
      expect(await response.text()).toMatch(/lang="en"[\s\S]*Go to the published site[\s\S]*Ir al sitio publicado/);
    }
  });

  it("is refused as unknown if it never was, and an odd cookie does no harm", async () => {
    for (const value of ["0".repeat(40), "blog-99999999999", "x"]) {
      const response = await see(page, `umbral.preview=${value}`);
      expect([value, response.status]).toEqual([value, 404]);
    }
    for (const cookie of ["umbral.preview=", "umbral.preview=%00", "xumbral.preview=all", `umbral.preview=${"a".repeat(500)}`])
      expect(await toldBy(see(page, cookie)), cookie).toMatchObject({ post: { title: post.title } });
  });

  it("is left with a button, not with a link that a browser might fetch ahead", async () => {
    const { cookie } = await openLink();
    const left = await ask(`/preview/leave?to=${encodeURIComponent(`/es${page}`)}`, {
      method: "POST",
      headers: { cookie, "sec-fetch-site": "same-origin" },
    });
    expect([left.status, left.headers.get("location")]).toEqual([303, `/es${page}`]);
    expect(left.headers.get("set-cookie")).toContain("umbral.preview=; Path=/; Max-Age=0");
    expect((await ask("/preview/leave", { method: "POST", headers: { cookie, "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await see("/preview/leave", cookie)).headers.get("set-cookie")).toBeNull();
  });
});

describe("the page at the limit", () => {
  it("says when to try again and offers a way out, because it is shown in place of every page", async () => {
    const app = new Hono<ServerEnv>()
      .use((c, next) => {
        c.set("platform", current.platform);
        return next();
      })
      .get("*", (c) => respondAtLimit(c, 481));
    const requestInfo = { address: { kind: "page", path: `/es${page}`, search: "" } };
    const response = await app.request(`/es${page}`, {}, { requestInfo });
    expect([response.status, response.headers.get("retry-after"), response.headers.get("set-cookie")]).toEqual([429, "481", null]);
    const text = await response.text();
    expect(text).toContain(`<form method="post" action="/preview/leave?to=${encodeURIComponent(`/es${page}`)}">`);
    expect(text).toMatch(/9 minutos[\s\S]*9 minutes/);
  });
});

describe("a rolled-back preview", () => {
  it("announces, mails and records nothing, even of sensitive changes", async () => {
    await staff("POST", "/api/WebResource", { json: { Context: "contact.phone", Value: "(801) 555-0100" } });
    const { db } = current.platform;
    await saveDraft("webresource", 1, [change("value", "(801) 555-0199", "(801) 555-0100")]);
    const { cookie } = await openLink({ entity: "webresource", id: 1 });
    const count = async () => [
      await db.$count(revisions),
      await db.$count(mailJobs),
      await db.$count(auditEvents),
      await db.$count(draftParts),
    ];
    const before = await count();
    let changes = 0;
    const stop = onContentChange(() => void changes++);
    expect(await toldBy(see("/", cookie))).toMatchObject({ phone: "(801) 555-0199" });
    stop();
    expect(await toldBy(ask("/"))).toMatchObject({ phone: "(801) 555-0100" });
    expect([await count(), changes]).toEqual([before, 0]);
  });
});

describe("the preview of several drafts", () => {
  it("shows a set together, new records that refer to each other included, and says what is unfinished", async () => {
    const category = await saveDraft("blogcategory", undefined, [change("name", "Buying")]);
    const categoryId = (category.body.draftDto as { id: number }).id;
    const fresh = await saveDraft("blog", undefined, [
      change("title", "New in town"),
      change("postContents", "<p>x</p>"),
      change("status", "published"),
      change("categoriesId", categoryId),
    ]);
    const freshId = (fresh.body.draftDto as { id: number }).id;
    const empty = await saveDraft("blog", undefined, [change("summary", "Untitled")]);
    const emptyId = (empty.body.draftDto as { id: number }).id;
    const setId = await makeSet(["blog", freshId], ["blogcategory", categoryId], ["blog", emptyId]);
    const { cookie } = await openLink({ setId });
    const told = await toldBy(see("/blog/new-in-town", cookie));
    expect(told).toMatchObject({ post: { title: "New in town" } });
    expect(told.preview.names.toSorted()).toEqual(["Buying", "New in town"]);
    // A category has no page of its own.
    expect(told.preview.pages).toEqual([{ name: "New in town", path: "/blog/new-in-town" }]);
    expect(told.preview.unfinished).toMatchObject([{ reason: expect.stringMatching(/title/i) }]);
    expect(await toldBy(see(page, cookie))).toMatchObject({ post: { title: post.title } });
    expect((await ask("/blog/new-in-town")).status).toBe(404);
  });

  it("of a set shows no other draft of the same record", async () => {
    const setId = await makeSet(["blog", 1]);
    await current.platform.db.update(draftParts).set({ setId: null }).where(eq(draftParts.part, "es"));
    const { cookie } = await openLink({ setId });
    expect(await toldBy(see(page, cookie))).toMatchObject({ post: { title: "Your second home" } });
    expect(await toldBy(see(`/es${page}`, cookie))).toMatchObject({ post: { title: "Su primera casa" } });
  });

  it("shows the newest drafts if there are many, and says how many it leaves out", async () => {
    const { db } = current.platform;
    const changedAt = new Date("2026-01-01T00:00:00Z");
    const values = Array.from({ length: 52 }, (_, index) => ({
      ...{ entity: "blogcategory", entityId: index + 100, part: "en" as const, fields: { name: `Category ${index}` } },
      ...{ isNew: true, baseVersion: 0, changedBy: 1, changedAt: new Date(changedAt.getTime() + index) },
    }));
    await db.insert(draftParts).values(values);
    const { preview } = await toldBy(see(page, `${await ownerCookie()}; umbral.preview=all`));
    const names = [...preview.names, ...preview.unfinished.map(({ name }: { name: string }) => name)];
    expect([names.length, preview.leftOut]).toEqual([50, 3]);
    expect(names).toEqual(expect.arrayContaining(["Your second home", "Category 51", "Category 3"]));
  });

  it("reveals no other post that is still to come", async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    await staff("POST", "/api/blog", { json: { ...post, title: "Secret merger", publishedAt: hours(1).toISOString() } });
    await saveDraft("blog", 1, [change("publishedAt", hours(2).toISOString(), post.publishedAt)]);
    const isHidden = async (cookie: string) => {
      const told = await toldBy(see(page, cookie));
      expect(told).toMatchObject({ post: { title: "Your second home" } });
      expect(JSON.stringify(told)).not.toContain("merger");
      expect((await see("/blog/secret-merger", cookie)).status).toBe(404);
    };
    const { cookie } = await openLink();
    await isHidden(cookie);
    const setId = await makeSet(["blog", 1]);
    await current.platform.db.insert(schedules).values({ setId, action: "publish", at: hours(3), createdBy: 1 });
    await isHidden(cookie);
    await isHidden((await openLink({ setId })).cookie);
  });

  it("serves a document that was never published, and the new file of another, to its holder alone", async () => {
    const upload = async (text: string) => {
      const form = { DocumentFile: new File([new Uint8Array(pdfOf(text))], "checklist.pdf", { type: "application/pdf" }) };
      return String((await staff("POST", "/api/document/file", { form })).body.file);
    };
    await staff("POST", "/api/document", { json: { name: "Old", file: await upload("First") } });
    await saveDraft("document", 1, [change("file", await upload("Second"))]);
    await saveDraft("document", undefined, [change("name", "New"), change("file", await upload("Third"))]);
    const cookie = `${await ownerCookie()}; umbral.preview=all`;
    for (const [path, text] of [["/documents/1/old.pdf", "%Second"] as const, ["/documents/2/new.pdf", "%Third"] as const]) {
      const answer = await see(path, cookie);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect(await answer.text()).toContain(text);
    }
    expect(await (await ask("/documents/1/old.pdf")).text()).toContain("%First");
    const { cookie: ofPost } = await openLink();
    expect(await (await see("/documents/1/old.pdf", ofPost)).text()).toContain("%First");
    expect(await (await see("/documents/2/new.pdf", ofPost)).text()).not.toContain("%Third");
  });

  it("is as of the time for which it is scheduled", async () => {
    const at = new Date(Date.now() + 86_400_000);
    await saveDraft("blog", 1, [change("publishedAt", at.toISOString(), post.publishedAt)]);
    const { cookie } = await openLink();
    expect(await toldBy(see(page, cookie))).toMatchObject({ post: { title: "Your second home" } });
    await current.platform.db.insert(schedules).values({ entity: "blog", entityId: 1, action: "publish", at, createdBy: 1 });
    expect(await toldBy(see(page, cookie))).toMatchObject({ preview: { moment: at.toISOString() } });
  });
});

describe("the preview of staff", () => {
  it("shows all drafts, a set or a record for as long as the session lasts", async () => {
    await staff("POST", "/api/blog", { json: { ...post, title: "Rates" } });
    await saveDraft("blog", 2, [change("title", "Better rates", "Rates")]);
    const session = await ownerCookie();
    const opened = await see("/preview?of=all", session);
    expect([opened.status, opened.headers.get("location")]).toEqual([302, "/"]);
    const cookie = `${session}; ${cookiesOf(opened)}`;
    expect(await toldBy(see(page, cookie))).toMatchObject({ post: { title: "Your second home" } });
    expect(await toldBy(see("/blog/rates", cookie))).toMatchObject({ post: { title: "Better rates" } });
    const one = await see("/preview?of=blog-2", session);
    expect(one.headers.get("location")).toBe("/blog/rates");
    expect(await toldBy(see(page, `${session}; ${cookiesOf(one)}`))).toMatchObject({ post: { title: post.title } });
    expect((await see(page, cookiesOf(opened))).status).toBe(410);
    await staff("DELETE", "/api/blog/2");
    expect(await toldBy(see(page, cookie))).toMatchObject({ preview: { names: ["Your second home"], unfinished: [] } });
    await current.platform.db.delete(sessions);
    expect((await see(page, cookie)).status).toBe(410);
  });

  it("needs the permission to read drafts: not for loan officers, nor after the role was lost", async () => {
    const session = await ownerCookie();
    const cookie = `${session}; umbral.preview=all`;
    for (const [role, status] of [
      ["reviewer", 200],
      ["officer", 403],
      ["owner", 200],
    ] as const) {
      await current.platform.db.update(users).set({ role });
      expect([role, (await see(page, cookie)).status]).toEqual([role, status]);
    }
    await current.platform.db.update(users).set({ role: "officer" });
    expect(await (await see("/preview?of=all", session)).text()).toContain("You are signed in");
  });
});

describe("the page of a draft", () => {
  const readPage = async (cookie: string, lang: string) => {
    const response = await see(`/api/drafts/page?entity=blog&id=1&lang=${lang}`, cookie);
    const { html, ...body } = JSON.parse(await response.text());
    return { status: response.status, ...body, ...(html && { html: JSON.parse(html) }) };
  };

  it("is shown in both languages to people who may read it and not save it, and leaves nothing behind", async () => {
    const session = await ownerCookie();
    await current.platform.db.update(users).set({ role: "reviewer" });
    const before = await current.platform.db.$count(revisions);
    expect(await readPage(session, "en")).toMatchObject({ status: 200, path: page, html: { post: { title: "Your second home" } } });
    const spanish = await readPage(session, "es");
    expect(spanish).toMatchObject({ status: 200, path: `/es${page}`, html: { post: { title: "Su segunda casa" } } });
    expect(spanish.html.preview).toBeUndefined();
    expect([await current.platform.db.$count(revisions), await current.platform.db.$count(draftParts)]).toEqual([before, 2]);
    await current.platform.db.update(users).set({ role: "officer" });
    expect((await readPage(session, "en")).status).toBe(403);
    expect((await see("/api/drafts/page?entity=blog&id=1", "")).status).toBe(401);
  });

  it("is the one that another address in Spanish leads to", async () => {
    const session = await ownerCookie();
    await staff("POST", "/api/blog", { json: { ...post, title: "Own address" } });
    await saveDraft("blog", 2, [change("title", "Another", "Own address")]);
    const response = await see("/api/drafts/page?entity=blog&id=2&lang=es", session);
    const { html, path } = await toldBy(response);
    expect([path, JSON.parse(html).path]).toEqual([`/es${page}`, `/es${page}`]);
  });

  it("is compared with the published one, which keeps its address until then", async () => {
    const session = await ownerCookie();
    const addressOf = async (call: string, id: number) =>
      (await toldBy(see(`/api/drafts/${call}?entity=pagecategory&id=${id}&lang=es`, session))).path;
    const { body } = await staff("POST", "/api/pagecategory", { json: { name: "Fair", address: "fair" } });
    const { webPageCategoryId: id } = body.pageCategoryDto as { webPageCategoryId: number };
    await saveDraft("pagecategory", id, [change("address", "festival", "fair")]);
    expect([await addressOf("published-page", id), await addressOf("page", id)]).toEqual(["/es/fair", "/es/festival"]);
    const { body: begun } = await saveDraft("pagecategory", undefined, [change("name", "New"), change("address", "new")]);
    expect(await addressOf("published-page", (begun.draftDto as { id: number }).id)).toBeNull();
  });

  it("says why there is none: the draft is incomplete, or gone", async () => {
    const session = await ownerCookie();
    await saveDraft("blog", 1, [change("title", "", "Your second home")]);
    expect(await readPage(session, "en")).toMatchObject({ status: 400, message: expect.stringContaining("Title") });
    await staff("POST", "/api/drafts/discard", { json: { entity: "blog", id: 1 } });
    expect((await readPage(session, "en")).status).toBe(404);
  });
});

describe("the calls about links", () => {
  it("list what can be opened, without the secret, and record who made and revoked a link", async () => {
    const { linkId } = await makeLink({ entity: "blog", id: 1, days: 3 });
    const { body } = await staff("GET", "/api/drafts/previewlink?entity=blog&id=1");
    expect(body).toMatchObject({ previewLinkListVm: [{ linkId, createdByName: "owner" }] });
    const [link] = await current.platform.db.select().from(previewLinks);
    expect((link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0)).toBe(3 * 86_400_000);
    expect((await staff("DELETE", `/api/drafts/previewlink/${linkId}`)).status).toBe(200);
    expect((await staff("DELETE", `/api/drafts/previewlink/${linkId}`)).status).toBe(404);
    expect((await staff("GET", "/api/drafts/previewlink?entity=blog&id=1")).body).toMatchObject({ previewLinkListVm: [] });
    const actions = (await current.platform.db.select().from(auditEvents)).map(({ action, subject }) => [action, subject]);
    expect(actions).toEqual(
      expect.arrayContaining([
        ["previewLink.create", "blog:1"],
        ["previewLink.revoke", "blog:1"],
      ]),
    );
  });

  it.each([
    [{ entity: "blog", id: 1, days: 31 }, 400],
    [{ entity: "blog", id: 1, days: 0 }, 400],
    [{ entity: "blog" }, 400],
    [{}, 400],
    [{ entity: "blog", id: 1, setId: 1 }, 400],
    [{ entity: "blog", id: 99 }, 404],
    [{ entity: "users", id: 1 }, 404],
    [{ setId: 99 }, 404],
  ])("refuse %j with %d", async (json, status) => {
    expect((await staff("POST", "/api/drafts/previewlink", { json })).status).toBe(status);
    expect(await current.platform.db.$count(previewLinks)).toBe(0);
  });

  it("are for editors; reviewers may read the list, officers nothing", async () => {
    const { linkId } = await makeLink();
    const json = { entity: "blog", id: 1 };
    const expected = { editor: [200, 200, 200], reviewer: [200, 403, 403], officer: [403, 403, 403] } as const;
    for (const role of ["officer", "reviewer", "editor"] as const) {
      const person = await signIn(role);
      const list = await person("GET", "/api/drafts/previewlink?entity=blog&id=1");
      const create = await person("POST", "/api/drafts/previewlink", { json });
      const revoke = await person("DELETE", `/api/drafts/previewlink/${linkId}`);
      expect([list.status, create.status, revoke.status], role).toEqual(expected[role]);
    }
  });

  it("allow a limited number of links at a time", async () => {
    for (let made = 0; made < 20; made++) await makeLink();
    expect((await staff("POST", "/api/drafts/previewlink", { json: { entity: "blog", id: 1 } })).status).toBe(409);
  });
});
