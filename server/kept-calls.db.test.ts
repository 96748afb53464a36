import { expect, it } from "vitest";
import { onContentChange } from "#platform/content/content-changes.server.ts";
import { testApp } from "#test/app.ts";
import { createApp } from "./app.ts";
import { PageCache } from "./page-cache.ts";

const { current, callWith, signIn } = testApp();

function appWithCache() {
  const cache = new PageCache();
  onContentChange(() => cache.clear());
  const app = createApp(current.platform, undefined, undefined, cache);
  return { cache, app, stranger: callWith("", app) };
}

const officer = {
  firstName: "Ana",
  lastName: "Kept",
  title: "Loan officer",
  email: "ana@example.com",
  licenseNumber: "1",
  phoneNumber: "8015550100",
};
const namesIn = (body: Record<string, unknown>) =>
  (body.listLoanOfficersListVm as Array<{ firstName: string }>).map(({ firstName }) => firstName);

it("what strangers read is kept with its protection, and the next read after a save shows the save", async () => {
  const { cache, stranger } = appWithCache();
  const first = await stranger("GET", "/api/loanofficer");
  expect(namesIn(first.body)).toEqual([]);
  expect(cache.find("/api/loanofficer")?.headers).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
  });
  const again = await stranger("GET", "/api/loanofficer", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  const staff = await signIn();
  expect((await staff("POST", "/api/loanofficer", { json: officer })).status).toBe(200);
  expect(namesIn((await stranger("GET", "/api/loanofficer")).body)).toEqual(["Ana"]);
});

it("neither what staff read nor a refusal is kept", async () => {
  const { cache, app, stranger } = appWithCache();
  const answer = await app.request("/api/loanofficer", { headers: { cookie: "umbral.session=made-up" } });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(cache.find("/api/loanofficer")).toBeUndefined();
  expect((await stranger("GET", "/api/loanofficer/999999")).status).toBe(404);
  expect((await stranger("GET", "/api/revisions")).status).toBe(401);
  expect([cache.find("/api/loanofficer/999999"), cache.find("/api/revisions")]).toEqual([undefined, undefined]);
});
