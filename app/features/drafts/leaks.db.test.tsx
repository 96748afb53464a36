import { beforeEach, describe, expect, it } from "vitest";
import * as assistance from "#app/features/assistance/public/assistance.tsx";
import * as blog from "#app/features/blog/public/blog.tsx";
import * as blogPost from "#app/features/blog/public/blog-post.tsx";
import { loader as loadRss } from "#app/features/blog/public/blog-rss.ts";
import { definitions } from "#app/features/definitions.server.ts";
import { readMenus } from "#app/features/menus/reads.server.ts";
import { writeMissingMenus } from "#app/features/menus/write-missing.server.ts";
import { runNewsletter } from "#app/features/newsletter/run.server.ts";
import { newsletterIssues, seenPosts } from "#app/features/newsletter/tables/newsletter.server.ts";
import * as directory from "#app/features/officers/public/find-a-loan-officer.tsx";
import * as officer from "#app/features/officers/public/loan-officer.tsx";
import { loader as loadContact } from "#app/features/officers/public/officer-contact.ts";
import * as builtPage from "#app/features/pages/public/built-page.tsx";
import * as home from "#app/features/pages/public/home.tsx";
import * as questions from "#app/features/pages/public/questions.tsx";
import * as search from "#app/features/pages/public/search.tsx";
import { loader as loadSitemap } from "#app/features/pages/public/sitemap.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { localPath } from "#lib/languages.ts";
import { languages } from "#lib/translations.ts";
import { findDraftKinds } from "#platform/drafts/draft-kinds.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { storeFile } from "#platform/files/stored-files.server.ts";
import { operationsOn } from "#server/api.ts";
import { type Caller, testApp } from "#test/app.ts";
import { cacheReads } from "#test/content-cache.ts";
import { pdfOf } from "#test/document-files.ts";
import { loadPage, type PageModule, renderPage } from "#test/render-page.tsx";

const { current, signIn, stranger } = testApp();

/** A word that is in every draft and in nothing published. */
const marker = "Zyzzogeton";
const html = `<p>${marker}</p>`;

/**
 * Every kind that can be drafted: a published record, and what its draft changes. A new record has the same texts; of a kind without one,
 * records exist from the start.
 */
const kinds: Record<string, { published?: object; changes: Record<string, unknown>; required?: Record<string, unknown> }> = {
  blogcategory: { published: { name: "Buying" }, changes: { name: marker, "es.name": marker, body: html } },
  blog: {
    published: { title: "First home", postContents: "<p>x</p>", status: "published", publishedAt: "2026-01-31T12:00:00.000Z" },
    changes: { title: marker, summary: marker, postContents: html, "es.title": marker, "es.postContents": html },
  },
  pagecategory: {
    published: { name: "Services", address: "our-services" },
    changes: { name: marker, body: html, description: marker, "es.name": marker },
    required: { address: "new-page" },
  },
  pagecontent: {
    published: { title: "Welcome", body: "<p>x</p>", status: "published", categoriesId: 1, background: "hero" },
    changes: { title: marker, body: html, "es.title": marker, "es.body": html },
    required: { categoriesId: 1 },
  },
  loanofficer: {
    published: { firstName: "Ana", lastName: "Ruiz", title: "Officer", licenseNumber: "1", isActive: true },
    changes: { lastName: marker, title: marker, description: html, "es.title": marker },
    required: { firstName: marker, licenseNumber: "2" },
  },
  assistanceprogram: {
    published: {
      name: "Help",
      operator: "O",
      amount: "$1",
      sourceUrl: "https://a.example",
      sourceName: "A",
      checkedOn: "2026-11-17",
      validUntil: "2099-03-31",
      status: "published",
    },
    changes: { name: marker, amount: marker, toAsk: marker, "es.name": marker },
    required: {
      operator: "O",
      sourceUrl: "https://a.example",
      sourceName: "A",
      checkedOn: "2026-11-17",
      validUntil: "2099-03-31",
      status: "published",
    },
  },
  review: {
    published: {
      author: "M. K.",
      text: "Good.",
      source: "google",
      rating: 5,
      writtenOn: "2026-05-01",
      sourceUrl: "https://reviews.example/1",
      consentOn: "2026-05-01",
      status: "published",
    },
    changes: { author: marker, text: marker, translation: marker },
  },
  document: { published: { name: "Checklist" }, changes: { name: marker, "es.name": marker } },
  menu: { changes: { items: [{ id: "new", label: { en: marker, es: marker }, target: { url: "/" } }] } },
  webresource: { published: { Context: "company.tagline", Value: "Home loans" }, changes: { value: marker } },
};

/** A block of the page that staff built, beside the section of a page of the site. */
const block = { kind: "text", categoriesId: 2, title: "A heading", body: "<p>Words</p>" };
const blockId = 2;

const idOf = (entity: string) => (entity === "pagecategory" ? 2 : 1);

it("are tried for every kind that can be drafted", () => {
  const found = findDraftKinds(definitions, operationsOn(definitions));
  expect(Object.keys(kinds).sort()).toEqual(found.map(({ definition }) => definition.entity).sort());
  expect(found.filter(({ create }) => !create).map(({ definition }) => definition.entity)).toEqual(
    Object.keys(kinds).filter((entity) => !kinds[entity]?.published),
  );
});

let staff: Caller;
/** What documents name; it is stored. */
let file: string;
const newIds: Record<string, number> = {};

const saveDraft = async (entity: string, id: number | undefined, changes: Record<string, unknown>) => {
  const version = id === undefined ? 0 : 1;
  const json = { entity, id, version, changes: Object.entries(changes).map(([name, value]) => ({ name, value })) };
  const { status, body } = await staff("PUT", "/api/drafts", { json });
  expect([entity, status, body.message]).toEqual([entity, 200, "Draft saved"]);
  return (body.draftDto as { id: number }).id;
};

beforeEach(async () => {
  const { db } = current.platform;
  cacheReads(db);
  staff = await signIn();
  await db.insert(pageCategories).values({ name: "Home", slug: "home" });
  file = await storeFile(current.platform.storage, pdfOf(), "pdf");
  await db.transaction(writeMissingMenus);
  for (const [entity, { published }] of Object.entries(kinds)) {
    if (!published) continue;
    const { status, body } = await staff("POST", `/api/${entity}`, { json: { ...published, ...(entity === "document" && { file }) } });
    expect([entity, status, body.validationErrors]).toEqual([entity, 200, []]);
  }
  expect((await staff("POST", "/api/pagecontent", { json: block })).body).toMatchObject({ pageContentDto: { webPageContentId: blockId } });
});

async function draftEverything(): Promise<void> {
  const texts = kinds.pagecontent?.changes ?? {};
  await saveDraft("pagecontent", blockId, texts);
  await saveDraft("pagecontent", undefined, { ...block, ...texts });
  for (const [entity, { published, changes, required = {} }] of Object.entries(kinds)) {
    await saveDraft(entity, idOf(entity), changes);
    if (!published) continue;
    const more = { ...(entity === "webresource" && { context: marker }), ...(entity === "document" && { file }) };
    newIds[entity] = await saveDraft(entity, undefined, { ...required, ...changes, ...more });
  }
}

type Params = Record<string, string>;
const pages: Array<[path: string, module: PageModule, params?: Params]> = [
  ["/", home],
  ["/blog", blog],
  ["/blog/first-home", blogPost, { slug: "first-home" }],
  ["/services/find-a-loan-officer", directory],
  ["/services/loan-officer/1/Ana", officer, { id: "1", string: "Ana" }],
  ["/assistance", assistance],
  ["/questions", questions],
  ["/our-services", builtPage],
  [`/search?q=${marker}`, search],
];

const files: Array<[path: string, loader: (args: never) => Promise<Response>, params?: Params]> = [
  ["/sitemap.xml", loadSitemap],
  ["/blog/rss.xml", loadRss],
  ["/services/loan-officer/1/contact.vcf", loadContact, { id: "1" }],
];

/** The search says what was searched for. */
const withoutSearchedWord = (text: string) => text.replaceAll(new RegExp(`value="${marker}"|[“«‘"]?${marker}[”»’"]`, "g"), "");

/** Everything that visitors get, by where they get it. */
async function readPublicSite(): Promise<Map<string, string>> {
  const { db, log } = current.platform;
  const site = new Map<string, string>();
  for (const language of languages) {
    for (const [path, module, params] of pages) {
      const address = localPath(path, language);
      const text = await renderPage(db, module, address, params);
      site.set(address, module === search ? withoutSearchedWord(text) : text);
    }
    for (const [path, loader, params] of files) {
      const address = localPath(path, language);
      site.set(`${language} ${path}`, await (await loadPage(db, loader, address, params)).text());
    }
    site.set(`menus ${language}`, JSON.stringify(await readMenus(db, language, new Date())));
    site.set(`settings ${language}`, JSON.stringify(await readSettings(db, language, log)));
    for (const entity of Object.keys(kinds).filter((name) => name !== "webresource")) {
      for (const path of [`/api/${entity}`, `/api/${entity}?filterKey=${marker}`, `/api/${entity}/1`]) {
        const { status, body } = await stranger("GET", `${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
        site.set(`${language} ${path}`, `${status} ${JSON.stringify(body)}`);
      }
    }
    const filtered = await stranger("POST", "/api/pagecontent/getpagecontents", { json: { filterKey: marker, lang: language } });
    site.set(`${language} getpagecontents`, JSON.stringify(filtered.body));
  }
  return site;
}

describe("drafts of every kind, changed and new", () => {
  // Reads the whole public site twice.
  it("change not a byte of what visitors get", { timeout: 120_000 }, async () => {
    const before = await readPublicSite();
    await draftEverything();
    const after = await readPublicSite();
    expect(JSON.stringify(await current.platform.db.select().from(draftParts)).split(marker).length).toBeGreaterThan(40);
    for (const [place, text] of after) {
      expect(text, place).not.toContain(marker);
      expect(text, place).toBe(before.get(place));
    }
  });

  it("would be found in these places once they are published", async () => {
    await draftEverything();
    for (const entity of Object.keys(kinds)) {
      const { status, body } = await staff("POST", "/api/drafts/publish", { json: { entity, id: idOf(entity) } });
      expect([entity, status, body.validationErrors]).toEqual([entity, 200, []]);
    }
    expect((await staff("POST", "/api/drafts/publish", { json: { entity: "pagecontent", id: blockId } })).status).toBe(200);
    const site = await readPublicSite();
    const found = [...site].filter(([, text]) => text.includes(marker)).map(([place]) => place);
    expect(found).toEqual(
      expect.arrayContaining([
        "/",
        "/es",
        "/blog",
        "/es/blog/first-home",
        "/services/find-a-loan-officer",
        "/assistance",
        "en /blog/rss.xml",
        "menus en",
        "menus es",
      ]),
    );
    for (const path of ["/our-services", "/es/our-services"]) expect(site.get(path)).toMatch(new RegExp(`<h2[^>]*>${marker}`));
    // What search engines and shared links read, not only the text of the page.
    const head = site.get("/blog/first-home");
    expect(head).toMatch(new RegExp(`<meta property="og:title" content="${marker}`));
    expect(head).toMatch(new RegExp(`application/ld\\+json">[^<]*${marker}`));
  });

  it("do not exist for strangers under the ids that are reserved for them, nor for staff as published records", async () => {
    await draftEverything();
    for (const [entity, id] of Object.entries(newIds)) {
      const status = (await stranger("GET", `/api/${entity}/${id}`)).status;
      expect([entity, status]).toEqual([entity, entity === "webresource" ? 401 : 404]);
      expect((await staff("GET", `/api/${entity}/${id}`)).status, entity).toBe(404);
    }
  });

  it("are in no call that strangers or loan officers may make", async () => {
    await draftEverything();
    const loanOfficer = await signIn("officer");
    for (const path of [
      "/api/drafts",
      "/api/drafts/record?entity=blog&id=1",
      "/api/drafts/previewlink?entity=blog&id=1",
      `/api/texts?filterKey=${marker}`,
      "/api/changes",
      "/api/bin",
    ]) {
      expect([path, (await stranger("GET", path)).status]).toEqual([path, 401]);
      const { status, body } = await loanOfficer("GET", path);
      expect([path, [403, 404].includes(status), JSON.stringify(body).includes(marker)]).toEqual([path, true, false]);
    }
    for (const [method, path, json] of [
      ["PUT", "/api/drafts", { entity: "blog", id: 1, version: 1, changes: [] }],
      ["POST", "/api/drafts/publish", { entity: "blog", id: 1 }],
      ["POST", "/api/drafts/discard", { entity: "blog", id: 1 }],
      ["POST", "/api/drafts/previewlink", { entity: "blog", id: 1 }],
    ] as const)
      expect([path, (await loanOfficer(method, path, { json })).status, (await stranger(method, path, { json })).status]).toEqual([
        path,
        403,
        401,
      ]);
  });

  it("are not announced by the newsletter", async () => {
    const { db } = current.platform;
    await staff("POST", "/api/WebResource", { json: { Context: "newsletter.sendNewPosts", Value: "on" } });
    await runNewsletter(current.platform, new Date());
    await draftEverything();
    await runNewsletter(current.platform, new Date(Date.now() + 3_600_000));
    expect((await db.select().from(seenPosts)).map(({ blogId }) => blogId)).toEqual([1]);
    expect(await db.$count(newsletterIssues)).toBe(0);
  });
});
