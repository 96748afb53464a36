import { expect, it } from "vitest";
import { ContentCache } from "#platform/content/content-cache.server.ts";
import { attachCache, readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createLog } from "#platform/log.server.ts";
import { createAnswer } from "./answer.ts";
import { remakeEndedPages, sharedAnswer } from "./page-routes.ts";

const address = { path: "/services/loan-officer/7/ana", search: "" };
const outageError = Object.assign(new Error("The database is away"), { code: "ECONNREFUSED" });

/** Pages whose answers a test chooses, and a cache that they go through. */
function openPages() {
  const state = { status: 200, renders: 0, isAway: false };
  const renderShared = async () => {
    state.renders++;
    if (state.isAway) throw outageError;
    return createAnswer(state.status, { "content-type": "text/html" }, `status ${state.status}`);
  };
  const cache = new ContentCache();
  const pages = { renderShared, renderPersonal: renderShared };
  return { state, parts: { cache, pages, shared: { db: {} as never, log: createLog("silent"), siteUrl: "http://localhost" } } };
}

it("a page that was withdrawn does not come back when the database goes away", async () => {
  const { state, parts } = openPages();
  expect((await sharedAnswer(parts, address)).value.status).toBe(200);
  state.status = 404;
  parts.cache.invalidate();
  await remakeEndedPages(parts);
  state.isAway = true;
  await expect(sharedAnswer(parts, address)).rejects.toThrow("away");
});

it("a page that a change has ended is made again once, and those that nothing has changed are left alone", async () => {
  const { state, parts } = openPages();
  await sharedAnswer(parts, address);
  await remakeEndedPages(parts);
  expect(state.renders).toBe(1);
  parts.cache.invalidate();
  for (let time = 0; time < 2; time++) await remakeEndedPages(parts);
  expect(state.renders).toBe(2);
  state.isAway = true;
  expect((await sharedAnswer(parts, address)).value.status).toBe(200);
});

it("what was read for a page that nobody visits any more does not come back when the database goes away", async () => {
  const { parts } = openPages();
  const { cache } = parts;
  const db = {} as Db;
  attachCache(db, cache);
  let officer: { name: string } | undefined = { name: "Ana" };
  const findOfficer = () => readThroughCache(db, "officer/7/en", async () => officer);
  expect(await findOfficer()).toEqual({ name: "Ana" });
  officer = undefined;
  cache.invalidate();
  await remakeEndedPages(parts);
  cache.isDatabaseAway = true;
  expect(await findOfficer()).toBeUndefined();
});

it("a page that is stored nowhere says so as well when it was made from what was known before the database went away", async () => {
  const { parts } = openPages();
  const { cache, pages, shared } = parts;
  const db = {} as Db;
  attachCache(db, cache);
  let isAway = false;
  const readOfficers = async () => {
    if (isAway) throw outageError;
    return ["Ana"];
  };
  const renderShared = async () => {
    const officers = await readThroughCache(db, "officers", readOfficers);
    return createAnswer(200, { "content-type": "text/html" }, officers.join());
  };
  const searchAddress = { path: "/services/find-a-loan-officer", search: "?search=ana" };
  const answer = () => sharedAnswer({ cache, shared, pages: { ...pages, renderShared } }, searchAddress);
  expect(await answer()).toMatchObject({ value: { status: 200 }, isLastKnown: false });
  cache.invalidate();
  isAway = true;
  expect(await answer()).toMatchObject({ value: { status: 200 }, isLastKnown: true });
});
