import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { owner } from "./site-process.ts";

test("a page is kept until an edit, and the very next request shows the edit", async ({ request, site }) => {
  await request.post("/api/auth/sign-in/email", { data: owner, headers: { origin: site.url } });
  const first = await request.get("/services/find-a-loan-officer");
  const again = await request.get("/services/find-a-loan-officer?utm_source=letter", {
    headers: { "if-none-match": first.headers().etag ?? "" },
  });
  expect(again.status()).toBe(304);
  for (const lastName of ["Hernández-Ruiz", "Hernández"]) {
    const saveResponse = await request.put("/api/loanofficer", { data: { loanOfficerId: 1, lastName }, headers: { origin: site.url } });
    expect(saveResponse.ok()).toBe(true);
    const html = await (await request.get("/services/find-a-loan-officer")).text();
    expect(html.replaceAll("<!-- -->", "").includes(`Marisol ${lastName}<`)).toBe(true);
  }
});

test("a kept page carries the same protection as one that was just rendered", async ({ request }) => {
  for (const path of ["/leadership", "/blog/rss.xml", "/sitemap.xml"]) {
    const first = (await request.get(path)).headers();
    const cachedHeaders = (await request.get(path)).headers();
    for (const name of ["content-security-policy", "x-content-type-options", "referrer-policy", "permissions-policy"]) {
      expect(cachedHeaders[name], `${name} of ${path}`).toBeTruthy();
      expect(cachedHeaders[name], `${name} of ${path}`).toBe(first[name]);
    }
  }
});

test("an admin page allows its inline scripts by a nonce of its own, a stored page has none", async ({ request }) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    const [, scriptSources = ""] = /script-src ([^;]+)/.exec(answer.headers()["content-security-policy"] ?? "") ?? [];
    return { html: await answer.text(), scriptSources };
  };
  const nonces = [await read("/admin/login"), await read("/admin/login")].map(({ html, scriptSources }) => {
    const [, nonce = ""] = /^'self' 'nonce-([\w+/]{22}==)'$/.exec(scriptSources) ?? [];
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((tag) => !tag.startsWith(`<script nonce="${nonce}"`))).toEqual([]);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
  const { html, scriptSources } = await read("/leadership");
  expect(html + scriptSources).not.toContain("nonce");
});

test("a page with the form is kept for everyone, and hands each visitor a cookie of their own", async ({ playwright, site }) => {
  const visitor = () => playwright.request.newContext({ baseURL: site.url });
  const [ana, luis] = [await visitor(), await visitor()];
  for (const path of ["/contact-us", "/es/services/loan-officer/1/Marisol"]) {
    const [first, second] = [await ana.get(path), await luis.get(path)];
    expect(await second.text(), path).toBe(await first.text());
    expect(second.headers()["cache-control"], path).toBe("private, no-cache");
    const again = await ana.get(path, { headers: { "if-none-match": first.headers().etag ?? "" } });
    expect(again.status(), path).toBe(304);
    expect(again.headers()["set-cookie"], path).toBeUndefined();
  }
  const tokens = await Promise.all([ana, luis].map(async (one) => (await one.storageState()).cookies.map(({ value }) => value)));
  expect(new Set(tokens.flat()).size).toBe(2);
  expect((await ana.get("/leadership")).headers()["set-cookie"]).toBeUndefined();
});

test("a page has one address, and every other spelling leads there", async ({ request }) => {
  const spellings = {
    "/Contact-Us/": "/contact-us",
    "/services/loan-officer/1/anyone": "/services/loan-officer/1/Marisol",
    "/services/loan-officer/1": "/services/loan-officer/1/Marisol",
    "/es/services/loan-officer/1/anyone": "/es/services/loan-officer/1/Marisol",
    "/blog?page=1": "/blog",
    "/%65s//blog": "/es/blog",
  };
  for (const [spelling, path] of Object.entries(spellings)) {
    const answer = await request.get(spelling, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], spelling).toEqual([308, path]);
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  for (const path of ["/blog?page=99", "/blog?page=x", "/blog?category=none", "/leadership.data"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});
