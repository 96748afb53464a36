import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { loader as blogPost } from "#app/features/blog/public/blog-post.tsx";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { loader as builtPage } from "#app/features/pages/public/built-page.tsx";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { onContentChange } from "#platform/content/content-changes.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testApp } from "#test/app.ts";
import { cacheReads } from "#test/content-cache.ts";
import { loadPage } from "#test/render-page.tsx";
import { addMisses, maxMissed, purgeMissed } from "./missed.server.ts";
import { listRedirectUses } from "./reads.server.ts";
import { redirectStore } from "./service.server.ts";
import { missedAddresses } from "./tables/missed-addresses.server.ts";
import { addUses } from "./uses.server.ts";

const { current, stranger, signIn } = testApp();

const pages = contentStore(pageCategoryDefinition);
const noUser = { userId: null };
const now = new Date("2026-11-18T18:00:00Z");

/** The fixed page /contact-us and the built page /itin-loans, in Spanish /es/prestamos-itin. */
async function addPages() {
  const { db } = current.platform;
  await pages.create(db, { slug: "contact-us", name: "Contact us", translations: { es: { name: "Contáctenos" } } }, noUser);
  const translations = { es: { name: "Préstamos ITIN", address: "prestamos-itin" } };
  await pages.create(db, { slug: null, address: "itin-loans", name: "ITIN loans", translations }, noUser);
}

/** Where visitors of an address are led; its status where they are not. */
async function visit(path: string): Promise<string | number> {
  const load = path.startsWith("/blog/") ? blogPost : builtPage;
  try {
    const loaded = await loadPage<unknown>(current.platform.db, load, path, { slug: path.slice("/blog/".length) });
    const { init } = loaded as { init?: { status?: number } };
    return init?.status ?? 200;
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    expect(response.status).toBe(301);
    return response.headers.get("location") ?? "";
  }
}

const fieldsOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  ...((body.validationErrors ?? []) as Array<{ field: string }>).map(({ field }) => field),
];

describe("a redirect", () => {
  it("leads from any old address to a page's path of today, in the language of the old one", async () => {
    await addPages();
    cacheReads(current.platform.db);
    const staff = await signIn("editor");
    expect(await visit("/services.html")).toBe(404);
    const { body } = await staff("POST", "/api/redirect", {
      json: { path: "http://old.example/Services.html?id=3", webPageCategoryId: 2 },
    });
    expect(body.redirectDto).toMatchObject({ redirectId: 1, path: "/services.html", webPageCategoryId: 2, target: "", version: 1 });
    for (const [path, target] of [
      ["/es/inicio.aspx", "/itin-loans"],
      ["/index.php", "/contact-us?topic=itin"],
      ["/blog/old-post", "https://example.com/post"],
    ])
      expect((await staff("POST", "/api/redirect", { json: { path, target } })).status).toBe(200);
    expect(await visit("/services.html")).toBe("/itin-loans");
    expect(await visit("/index.php?id=3")).toBe("/contact-us?topic=itin");
    expect(await visit("/es/inicio.aspx")).toBe("/es/prestamos-itin");
    expect(await visit("/blog/old-post")).toBe("https://example.com/post");
    expect(await visit("/es/services.html")).toBe(404);
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: 2, address: "itin" } });
    expect([await visit("/services.html"), await visit("/itin-loans")]).toEqual(["/itin", "/itin"]);
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: 2, status: "draft" } });
    expect(await visit("/services.html")).toBe(404);
  });

  it("is refused where there is a page, a former address or another redirect, and where it leads back", async () => {
    await addPages();
    const staff = await signIn("editor");
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: 2, address: "itin" } });
    await staff("POST", "/api/redirect", { json: { path: "/a", target: "/b" } });
    const refusal = async (json: object) => fieldsOf(await staff("POST", "/api/redirect", { json }));
    for (const path of [
      "/contact-us",
      "/es/Contact-Us/",
      "/itin",
      "/itin-loans",
      "/calculators",
      "/search",
      "/sitemap.xml",
      "/admin/x",
      "/A/",
    ])
      expect(await refusal({ path, target: "https://example.com" }), path).toEqual([400, "path"]);
    for (const target of ["/c", "//evil.example", "javascript:alert(1)", "https://example.com/\r\nSet-Cookie: x", "/\\evil.example"])
      expect(await refusal({ path: "/c", target }), target).toEqual([400, "target"]);
    expect(await refusal({ path: "/b", target: "/a" })).toEqual([400, "target"]);
    expect(await refusal({ path: "/c", webPageCategoryId: 99 })).toEqual([400, "webPageCategoryId"]);
    expect(await refusal({ path: "/c" })).toEqual([400, "webPageCategoryId"]);
    expect((await staff("GET", "/api/redirect")).body.redirectListVm).toHaveLength(1);
  });

  it("leads visitors of those before it to its own target in one step, changes none of them, and can be deleted and restored", async () => {
    await addPages();
    const staff = await signIn("editor");
    await staff("POST", "/api/redirect", { json: { path: "/a", target: "/b" } });
    await staff("POST", "/api/redirect", { json: { path: "/b", target: "/c" } });
    await staff("POST", "/api/redirect", { json: { path: "/c", webPageCategoryId: 1 } });
    const { body } = await staff("GET", "/api/redirect");
    const rows = body.redirectListVm as Array<{ path: string; webPageCategoryId: number | null; version: number }>;
    expect(rows.map(({ path, webPageCategoryId, version }) => [path, webPageCategoryId, version])).toEqual([
      ["/a", null, 1],
      ["/b", null, 1],
      ["/c", 1, 1],
    ]);
    expect([await visit("/a"), await visit("/b"), await visit("/c")]).toEqual(["/contact-us", "/contact-us", "/contact-us"]);
    expect(await listRedirectUses(current.platform.db, 1)).toHaveLength(1);
    expect(fieldsOf(await staff("PUT", "/api/redirect", { json: { redirectId: 1, target: "/a" } }))).toEqual([400, "target"]);
    expect((await staff("PUT", "/api/redirect", { json: { redirectId: 1, target: "/calculators" } })).body.redirectDto).toMatchObject({
      path: "/a",
      webPageCategoryId: null,
      target: "/calculators",
    });
    await staff("DELETE", "/api/redirect/1");
    expect(await visit("/a")).toBe(404);
    const revisions = (await staff("GET", "/api/revisions?entity=redirect&id=1")).body.revisionListVm as Array<{ revisionId: number }>;
    expect((await staff("POST", "/api/revisions/restore", { json: { revisionId: revisions[0]?.revisionId } })).status).toBe(200);
    expect(await visit("/a")).toBe("/calculators");
  });

  it("to a whole address of the site is one to the page there, and never leads in a circle", async () => {
    await addPages();
    const staff = await signIn("editor");
    const save = (path: string, target: string) => staff("POST", "/api/redirect", { json: { path, target } });
    expect((await save("/team", "http://localhost/Contact-Us/")).body.redirectDto).toMatchObject({ webPageCategoryId: 1, target: "" });
    expect(fieldsOf(await save("/a", "http://localhost/A/"))).toEqual([400, "target"]);
    await redirectStore.create(current.platform.db, { path: "/a", target: "http://localhost/A/" }, noUser);
    expect(await visit("/a")).toBe(404);
  });

  it("with a query or a fragment leads to the page's path of today in one step", async () => {
    await addPages();
    const staff = await signIn("editor");
    await staff("POST", "/api/redirect", { json: { path: "/fair", target: "/itin-loans?from=fair" } });
    await staff("POST", "/api/redirect", { json: { path: "/es/feria", target: "/itin-loans#form" } });
    expect([await visit("/fair"), await visit("/es/feria")]).toEqual(["/itin-loans?from=fair", "/es/prestamos-itin#form"]);
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: 2, address: "itin" } });
    expect([await visit("/fair"), await visit("/es/feria")]).toEqual(["/itin?from=fair", "/es/prestamos-itin#form"]);
  });

  it("is staff's to read and editors' to write", async () => {
    expect((await stranger("GET", "/api/redirect")).status).toBe(401);
    const officer = await signIn("officer");
    expect((await officer("POST", "/api/redirect", { json: { path: "/a", target: "/b" } })).status).toBe(403);
    expect((await officer("GET", "/api/missedaddress")).status).toBe(403);
  });
});

it("uses are counted for redirects and for former addresses, which can be deleted", async () => {
  await addPages();
  cacheReads(current.platform.db);
  const staff = await signIn("editor");
  await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: 2, address: "itin" } });
  await staff("POST", "/api/redirect", { json: { path: "/es/viejo", target: "/calculators" } });
  const counts = new Map(Object.entries({ "/es/viejo": 2, "/itin-loans": 3, "/services/loan-officer/1/x": 4 }));
  for (let time = 0; time < 2; time++) await addUses(current.platform.db, counts, now);
  const { body } = await staff("GET", "/api/redirect");
  expect(body.redirectListVm).toMatchObject([{ path: "/es/viejo", uses: 4, lastUsedAt: now.toISOString() }]);
  const page = { name: "ITIN loans", path: "/itin", isShown: true };
  expect(body.formerAddressListVm).toMatchObject([{ path: "/itin-loans", uses: 6, lastUsedAt: now.toISOString(), page }]);
  const [{ formerAddressId }] = body.formerAddressListVm as [{ formerAddressId: number }];
  const told: boolean[] = [];
  const stop = onContentChange(({ withdraws }) => void told.push(withdraws));
  expect((await staff("DELETE", `/api/formeraddress/${formerAddressId}`)).status).toBe(200);
  expect((await staff("DELETE", `/api/formeraddress/${formerAddressId}`)).status).toBe(404);
  stop();
  expect(told).toEqual([true]);
  expect(await visit("/itin-loans")).toBe(404);
  const events = await current.platform.db.select().from(auditEvents).where(eq(auditEvents.action, "addresses.forget"));
  expect(events).toMatchObject([{ detail: { id: formerAddressId, path: "/itin-loans" } }]);
});

describe("addresses that were not found", () => {
  it("are counted, suggest a page, become a redirect or are ignored", async () => {
    await addPages();
    const staff = await signIn("editor");
    const { db } = current.platform;
    const counts = new Map(Object.entries({ "/contact.html": 2, "/xyz": 5, "/contact-us": 1, "/ana@example.com": 3, "/wp-login.php": 9 }));
    for (let time = 0; time < 2; time++) await addMisses(db, counts, now);
    const list = async () => (await staff("GET", "/api/missedaddress")).body.missedAddressListVm;
    const contact = { path: "/contact.html", misses: 4, suggestion: { id: 1, name: "Contact us", path: "/contact-us" } };
    expect(await list()).toMatchObject([{ path: "/xyz", misses: 10, suggestion: null }, contact]);
    expect((await staff("POST", "/api/missedaddress/ignore", { json: { path: "/xyz" } })).status).toBe(200);
    expect((await staff("POST", "/api/missedaddress/ignore", { json: { path: "/never" } })).status).toBe(404);
    await addMisses(db, counts, now);
    expect(await list()).toMatchObject([{ ...contact, misses: 6 }]);
    const { body } = await staff("POST", "/api/redirect", { json: { path: "/contact.html", webPageCategoryId: 1 } });
    expect(await list()).toEqual([]);
    await staff("DELETE", `/api/redirect/${(body.redirectDto as { redirectId: number }).redirectId}`);
    expect(await list()).toMatchObject([{ ...contact, misses: 6 }]);
  });

  it("are at most a thousand, without the rarest, and are forgotten after 90 days", async () => {
    const { db } = current.platform;
    await addMisses(db, new Map([["/often", 2]]), now);
    const many = Array.from({ length: 10_000 }, (_, number) => [`/try-${number}`, 1] as const);
    await addMisses(db, new Map(many), new Date(now.getTime() + 1));
    const rows = await db.select().from(missedAddresses);
    expect([rows.length, rows.some(({ path }) => path === "/often")]).toEqual([maxMissed, true]);
    await purgeMissed(db, new Date(now.getTime() + 91 * 24 * 60 * 60_000));
    expect(await db.$count(missedAddresses)).toBe(0);
  });
});

describe("an import", () => {
  it("loses no address that waits for a new one, however many visitors miss others", async () => {
    const staff = await signIn("editor");
    const csv = Array.from({ length: maxMissed + 500 }, (_, number) => `/old-${number}.html,`).join("\n");
    await staff("POST", "/api/redirect/import", { json: { csv, isApplied: true } });
    const asked = Array.from({ length: maxMissed + 1 }, (_, number) => [`/asked-${number}`, 2] as const);
    await addMisses(current.platform.db, new Map(asked), now);
    const { body } = await staff("GET", "/api/missedaddress");
    const waiting = (body.missedAddressListVm as Array<{ misses: number }>).filter(({ misses }) => misses === 0);
    expect([waiting.length, (body.missedAddressListVm as unknown[]).length]).toEqual([maxMissed + 500, 2 * maxMissed + 500]);
  });

  const csv = "old,new\n/services.html,/contact-us\n/team.php,\n/bad,javascript:alert(1)\n/contact-us,/itin-loans\n/x,/services.html\n";
  const send = async (isApplied: boolean) => {
    const staff = await signIn("editor");
    return { staff, answer: await staff("POST", "/api/redirect/import", { json: { csv, isApplied } }) };
  };

  it("says first what would happen, and writes nothing", async () => {
    await addPages();
    const { staff, answer } = await send(false);
    const rows = answer.body.rows as Array<{ line: number; outcome: string; detail: string }>;
    expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "redirect"],
      [3, "listed"],
      [4, "refused"],
      [5, "works"],
      [6, "redirect"],
    ]);
    expect(rows.map(({ detail }) => detail)).toEqual(["/contact-us", "", expect.stringContaining("http"), "", "/contact-us"]);
    expect((await staff("GET", "/api/redirect")).body.redirectListVm).toEqual([]);
    expect((await staff("GET", "/api/missedaddress")).body.missedAddressListVm).toEqual([]);
  });

  it("writes all rows that can be, and lists those without a new address", async () => {
    await addPages();
    const { staff } = await send(true);
    expect((await staff("GET", "/api/redirect")).body.redirectListVm).toMatchObject([{ path: "/services.html" }, { path: "/x" }]);
    expect([await visit("/services.html"), await visit("/x")]).toEqual(["/contact-us", "/contact-us"]);
    expect((await staff("GET", "/api/missedaddress")).body.missedAddressListVm).toMatchObject([{ path: "/team.php", misses: 0 }]);
    const again = await staff("POST", "/api/redirect/import", { json: { csv, isApplied: true } });
    expect((again.body.rows as Array<{ outcome: string }>).map(({ outcome }) => outcome)).toEqual([
      "known",
      "known",
      "refused",
      "works",
      "known",
    ]);
  });

  it("of 5,000 rows is one step, and of more is refused", async () => {
    await addPages();
    const staff = await signIn("editor");
    const rows = (count: number) => Array.from({ length: count }, (_, number) => `/old-${number}.html,/contact-us`).join("\n");
    expect((await staff("POST", "/api/redirect/import", { json: { csv: rows(5_000), isApplied: true } })).status).toBe(200);
    expect(await visit("/old-4999.html")).toBe("/contact-us");
    expect(fieldsOf(await staff("POST", "/api/redirect/import", { json: { csv: rows(5_001) } }))).toEqual([400, "csv"]);
    expect(fieldsOf(await staff("POST", "/api/redirect/import", { json: { csv: "" } }))).toEqual([400, "csv"]);
  });
});
