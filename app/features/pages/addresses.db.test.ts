import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { readDocuments } from "#app/features/pages/search/documents.server.ts";
import { readSitemap } from "#app/features/pages/sitemap/sitemap.server.ts";
import type { Language } from "#lib/translations.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { loadPage } from "#test/render-page.tsx";
import { readBreadcrumbs } from "./breadcrumbs.server.ts";
import { loader } from "./public/built-page.tsx";
import { purgeFormerAddresses } from "./purge-addresses.server.ts";
import { formerAddresses } from "./tables/former-addresses.server.ts";

const { current, signIn } = testApp();

let staff: Caller;
beforeEach(async () => {
  staff = await signIn();
});

type Values = { address?: string; spanish?: string; parentId?: number | null; status?: string; name?: string };

const bodyOf = ({ spanish, ...values }: Values) => ({
  ...values,
  ...(spanish !== undefined && { translations: { es: { address: spanish } } }),
});

async function add(values: Values): Promise<number> {
  const { body, status } = await staff("POST", "/api/pagecategory", { json: { name: values.address, ...bodyOf(values) } });
  expect([status, body.validationErrors]).toEqual([200, []]);
  return (body.pageCategoryDto as { webPageCategoryId: number }).webPageCategoryId;
}

const change = (webPageCategoryId: number, values: Values) =>
  staff("PUT", "/api/pagecategory", { json: { webPageCategoryId, ...bodyOf(values) } });

const refusal = async (values: Values) => {
  const { status, body } = await staff("POST", "/api/pagecategory", { json: { name: "Page", ...bodyOf(values) } });
  return { status, fields: (body.validationErrors as Array<{ field: string }>).map(({ field }) => field), message: String(body.message) };
};

/** Deletes former addresses, as staff do under Addresses. */
async function forget(...paths: string[]) {
  const { body } = await staff("GET", "/api/redirect");
  const rows = body.formerAddressListVm as Array<{ formerAddressId: number; path: string }>;
  for (const path of paths) {
    const { formerAddressId } = rows.find((row) => row.path === path) ?? {};
    expect((await staff("DELETE", `/api/formeraddress/${formerAddressId}`)).status).toBe(200);
  }
}

/** The id of the page at an address, where it leads instead, or 404. */
async function open(path: string): Promise<number | string> {
  try {
    const { data, init } = (await loadPage(current.platform.db, loader, path)) as {
      data: { page: { webPageCategoryId: number } } | null;
      init: { status: number };
    };
    return data ? data.page.webPageCategoryId : init.status;
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return `${error.status} ${error.headers.get("location")}`;
  }
}

describe("the address of a page", () => {
  it("opens it in each language, and nothing else does", async () => {
    const id = await add({ address: "itin-families", spanish: "itin-familias" });
    expect(await open("/itin-families")).toBe(id);
    expect(await open("/es/itin-familias")).toBe(id);
    expect(await open("/itin-familias")).toBe(404);
    expect(await open("/unknown")).toBe(404);
    expect(await open("/es/unknown")).toBe(404);
  });

  it("leads from the English one under the Spanish prefix to the Spanish one", async () => {
    await add({ address: "itin-families", spanish: "itin-familias" });
    expect(await open("/es/itin-families")).toBe("301 /es/itin-familias");
  });

  it("is refused where another page has it, in the language in which it does", async () => {
    await add({ address: "fair", spanish: "feria" });
    expect(await refusal({ address: "fair" })).toMatchObject({ status: 400, fields: ["address"] });
    expect(await refusal({ address: "market", spanish: "feria" })).toMatchObject({ status: 400, fields: ["es.address"] });
  });

  it("is refused where the site uses it, and with odd characters", async () => {
    expect(await refusal({ address: "admin" })).toMatchObject({ status: 400, fields: ["address"] });
    expect(await refusal({ address: "fair", spanish: "es" })).toMatchObject({ status: 400, fields: ["es.address"] });
    for (const address of ["Fair", "a b", "../x", "a/b", "año", "a.html", "%2e"])
      expect(await refusal({ address })).toMatchObject({ status: 400, fields: ["address"] });
  });

  it("is kept by a page that is taken down", async () => {
    await add({ address: "fair", status: "draft" });
    expect(await refusal({ address: "fair" })).toMatchObject({ fields: ["address"] });
  });
});

describe("a changed address", () => {
  it("redirects from every former one straight to the present one, in its language alone", async () => {
    const id = await add({ address: "a", spanish: "uno" });
    await change(id, { address: "b" });
    await change(id, { address: "c", spanish: "tres" });
    expect(await open("/a")).toBe("301 /c");
    expect(await open("/b")).toBe("301 /c");
    expect(await open("/es/uno")).toBe("301 /es/tres");
    expect(await open("/uno")).toBe(404);
  });

  it("changes in Spanish alone", async () => {
    const id = await add({ address: "a", spanish: "uno" });
    await change(id, { spanish: "dos" });
    expect(await open("/a")).toBe(id);
    expect(await open("/es/uno")).toBe("301 /es/dos");
  });

  it("forms no loop when it is changed back", async () => {
    const id = await add({ address: "a" });
    await change(id, { address: "b" });
    await change(id, { address: "a" });
    expect(await open("/a")).toBe(id);
    expect(await open("/b")).toBe("301 /a");
  });

  it("lets two pages swap their addresses", async () => {
    const [one, two] = [await add({ address: "one" }), await add({ address: "two" })];
    expect(await change(one, { address: "two" })).toMatchObject({ status: 400 });
    await change(one, { address: "meanwhile" });
    await forget("/one", "/es/one");
    await change(two, { address: "one" });
    await forget("/two", "/es/two");
    await change(one, { address: "two" });
    expect([await open("/one"), await open("/two")]).toEqual([two, one]);
    expect(await open("/meanwhile")).toBe("301 /two");
  });

  it("is free for another page once staff have deleted it: links to it are meant for the first one", async () => {
    const one = await add({ address: "a", spanish: "uno", name: "May fair" });
    await change(one, { address: "b", spanish: "dos" });
    for (const values of [{ address: "a" }, { address: "other", spanish: "uno" }]) {
      const refused = await refusal(values);
      expect(refused).toMatchObject({ status: 400, fields: [values.spanish ? "es.address" : "address"] });
      expect(refused.message).toContain("May fair");
      const json = { name: "Draft", address: values.address, translations: { es: { address: values.spanish ?? "" } } };
      expect(await staff("POST", "/api/pages", { json })).toMatchObject({ status: 400 });
    }
    expect(await open("/a")).toBe("301 /b");
    await forget("/a");
    const two = await add({ address: "a" });
    expect([await open("/a"), await open("/b")]).toEqual([two, one]);
    expect(await open("/es/uno")).toBe("301 /es/dos");
  });

  it("is free for another page when its own was deleted, and forgotten when that can't be restored", async () => {
    const one = await add({ address: "a" });
    await change(one, { address: "b" });
    await staff("DELETE", `/api/pagecategory/${one}`);
    const { db } = current.platform;
    const remembered = async () => (await db.select().from(formerAddresses)).map(({ path }) => path).sort();
    const two = await add({ address: "a" });
    await purgeFormerAddresses(db);
    expect([await open("/a"), await remembered()]).toEqual([two, ["/b", "/b"]]);
    await db.delete(revisions).where(eq(revisions.entityId, one));
    await purgeFormerAddresses(db);
    expect(await remembered()).toEqual([]);
  });

  it("moves the pages below it along", async () => {
    const parent = await add({ address: "fairs", spanish: "ferias" });
    const child = await add({ address: "may", spanish: "mayo", parentId: parent });
    await change(parent, { address: "events", spanish: "eventos" });
    expect(await open("/events/may")).toBe(child);
    expect(await open("/fairs/may")).toBe("301 /events/may");
    expect(await open("/es/ferias/mayo")).toBe("301 /es/eventos/mayo");
    await change(child, { parentId: null });
    expect(await open("/fairs/may")).toBe("301 /may");
    expect(await open("/events/may")).toBe("301 /may");
  });
});

it("refuses a page below itself or below a page that it contains", async () => {
  const parent = await add({ address: "fairs" });
  const child = await add({ address: "may", parentId: parent });
  expect(await change(parent, { parentId: child })).toMatchObject({ status: 400, body: { validationErrors: [{ field: "parentId" }] } });
  expect(await change(parent, { parentId: parent })).toMatchObject({ status: 400 });
});

describe("a page that is taken down", () => {
  const found = async (path: string) => {
    const { db } = current.platform;
    const { body } = await staff("GET", "/api/linktargets?filterKey=fair");
    return {
      sitemap: (await readSitemap(db)).some((entry) => entry.path === path),
      search: (await readDocuments(db)).some((document) => document.path.startsWith(path)),
      links: JSON.stringify(body.linkTargetListVm).includes(path),
    };
  };

  it("is not found by anyone until it is put back, and its former addresses with it", async () => {
    const id = await add({ address: "old-fair", name: "Fair" });
    await change(id, { address: "fair" });
    expect(await found("/fair")).toEqual({ sitemap: true, search: true, links: true });
    await change(id, { status: "draft" });
    expect([await open("/fair"), await open("/old-fair"), await open("/es/fair")]).toEqual([404, 404, 404]);
    expect(await found("/fair")).toEqual({ sitemap: false, search: false, links: false });
    await change(id, { status: "published" });
    expect([await open("/fair"), await open("/old-fair")]).toEqual([id, "301 /fair"]);
    expect(await found("/fair")).toEqual({ sitemap: true, search: true, links: true });
  });

  it("leaves the pages below it where they are, with the right path above them", async () => {
    const parent = await add({ address: "fairs" });
    const child = await add({ address: "may", parentId: parent });
    await change(parent, { status: "draft" });
    expect(await open("/fairs/may")).toBe(child);
    const steps = (language: Language) => readBreadcrumbs(current.platform.db, child, language);
    expect((await steps("en")).map(({ path }) => path)).toEqual(["/fairs/may"]);
  });
});

it("a page that is deleted has no address until it is restored from the Trash, with its former ones", async () => {
  const id = await add({ address: "a" });
  await change(id, { address: "b" });
  await staff("DELETE", `/api/pagecategory/${id}`);
  expect([await open("/a"), await open("/b")]).toEqual([404, 404]);
  const { body } = await staff("GET", "/api/revisions/deleted?entity=pagecategory");
  const [{ revisionId } = { revisionId: 0 }] = body.revisionListVm as Array<{ revisionId: number }>;
  expect((await staff("POST", "/api/revisions/restore", { json: { revisionId } })).status).toBe(200);
  expect([await open("/a"), await open("/b")]).toEqual(["301 /b", id]);
});
