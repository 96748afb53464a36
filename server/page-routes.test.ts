import { expect, it } from "vitest";
import { ContentCache } from "#platform/content/content-cache.server.ts";
import { attachCache, readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createLog } from "#platform/log.server.ts";
import { createResponse } from "./cached-response.ts";
import { encodeShared, outdatedPages, sharedResponse } from "./page-routes.ts";

const address = { path: "/services/loan-officer/7/ana", search: "" };
const outageError = Object.assign(new Error("The database is away"), { code: "ECONNREFUSED" });

/** Pages whose answers a test chooses, and a cache that they go through. */
function openPages() {
  const state = { status: 200, renders: 0, isAway: false };
  const renderShared = async () => {
    state.renders++;
    if (state.isAway) throw outageError;
    return createResponse(state.status, { "content-type": "text/html" }, `status ${state.status}`);
  };
  const cache = new ContentCache();
  const pages = { renderShared, renderPersonal: renderShared };
  return { state, parts: { cache, pages, shared: { db: {} as never, log: createLog("silent"), siteUrl: "http://localhost" } } };
}

it("a page that was withdrawn does not come back when the database goes away, visited or not", async () => {
  const { state, parts } = openPages();
  expect((await sharedResponse(parts, address)).value.status).toBe(200);
  state.status = 404;
  parts.cache.invalidate();
  state.isAway = true;
  await expect(sharedResponse(parts, address)).rejects.toThrow("away");
  state.isAway = false;
  expect((await sharedResponse(parts, address)).value.status).toBe(404);
  state.isAway = true;
  await expect(sharedResponse(parts, address)).rejects.toThrow("away");
});

it("pages that a change has made stale are known until they are rendered again, and served in an outage from then on", async () => {
  const { state, parts } = openPages();
  await sharedResponse(parts, address);
  expect(outdatedPages(parts.cache)).toEqual([]);
  parts.cache.invalidate();
  expect(outdatedPages(parts.cache)).toEqual([address.path]);
  await sharedResponse(parts, address);
  expect([outdatedPages(parts.cache), state.renders]).toEqual([[], 2]);
  state.isAway = true;
  parts.cache.isDatabaseAway = true;
  expect((await sharedResponse(parts, address)).value.status).toBe(200);
});

it("a page that is stored nowhere says so when it was made from what was known before the database went away", async () => {
  const { parts } = openPages();
  const { cache, pages, shared } = parts;
  const db = {} as Db;
  attachCache(db, cache);
  const renderShared = async () => {
    const officers = await readThroughCache(db, "officers", async () => ["Ana"]);
    return createResponse(200, { "content-type": "text/html" }, officers.join());
  };
  const searchAddress = { path: "/services/find-a-loan-officer", search: "?search=ana" };
  const answer = () => sharedResponse({ cache, shared, pages: { ...pages, renderShared } }, searchAddress);
  expect(await answer()).toMatchObject({ value: { status: 200 }, isLastKnown: false });
  cache.isDatabaseAway = true;
  expect(await answer()).toMatchObject({ value: { status: 200 }, isLastKnown: true });
});

it.each([
  ["/fair", "?utm_source=facebook", "/events/fair", "/events/fair?utm_source=facebook"],
  ["/fair", "", "/events/fair", "/events/fair"],
  ["/fair", "?utm_source=facebook", "/events/fair#when", "/events/fair?utm_source=facebook#when"],
  ["/fair", "?utm_source=facebook", "/search?q=fair", "/search?q=fair"],
  ["/fair", "?utm_source=facebook", "https://fair.example/", "https://fair.example/"],
  ["/fair", "?utm_source=facebook", "//fair.example/", "//fair.example/"],
  ["/blog", "?page=1", "/blog", "/blog"],
])("a redirect from %s%s to %s leads to %s", async (path, search, location, sent) => {
  const cached = createResponse(301, { location }, "");
  const { headers } = await encodeShared({ visitorCookie: () => undefined }, { path, search }, cached, new Request("http://a/"), {});
  expect([headers.location, cached.headers.location]).toEqual([sent, location]);
});
