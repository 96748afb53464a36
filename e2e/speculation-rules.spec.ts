import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { type CDPSession, expect, type Page } from "@playwright/test";
import { wholeBrowser } from "./chromium.ts";
import { test } from "./fixtures.ts";

test.use({ launchOptions: wholeBrowser });

/** Stands before the site and hears how pages are asked for; a browser tells its tests little of what it fetches by itself. */
async function listenBefore(site: string) {
  const requests: Array<{ method: string | undefined; path: string; purpose: string | undefined }> = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method, path: request.url ?? "", purpose: request.headers["sec-purpose"]?.toString() });
    const { method, headers, url } = request;
    request.pipe(
      forward(site + url, { method, headers }, (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: requests, close: () => server.close() };
}

test("a page is fetched while its link is pointed at, not again when the link is followed, and reports the visit", async ({
  page,
  site,
}) => {
  const { url, asked, close } = await listenBefore(site.url);
  await page.goto(`${url}/blog`);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Leadership" });
  await link.hover();
  const visits = () => asked.filter(({ path }) => path === "/leadership");
  await expect.poll(visits).toEqual([{ method: "GET", path: "/leadership", purpose: "prefetch" }]);
  await link.click();
  await expect(page).toHaveTitle(/^Leadership/);
  await expect.poll(visits).toHaveLength(2);
  expect(visits()[1]).toEqual({ method: "HEAD", path: "/leadership", purpose: undefined });
  close();
});

type Attempt = { key: { url: string; action: string }; ruleSetIds: string[] };

/** What the browser would fetch or prepare, as it says itself, links of the document's every corner included. */
async function candidatesOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const problems: unknown[] = [];
  let paths = new Set<string>();
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => "errorType" in ruleSet && problems.push(ruleSet));
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }: { preloadingAttemptSources: Attempt[] }) => {
    paths = new Set(preloadingAttemptSources.map(({ key }) => `${key.action} ${new URL(key.url).pathname}`));
  });
  await session.send("Preload.enable");
  return { paths: () => paths, problems };
}

const unfetchedLinks = [
  { href: "/admin" },
  { href: "/admin/login" },
  { href: "/ADMIN/blog" },
  { href: "/api/loanofficer" },
  { href: "/api/auth/sign-out" },
  { href: "/resources/photo-640.avif" },
  { href: "/assets/main.js" },
  { href: "/embed/mortgage-calculator" },
  { href: "/es/embed/mortgage-calculator?price=1" },
  { href: "/blog/rss.xml" },
  { href: "/sitemap.xml" },
  { href: "/in-a-new-tab", target: "_blank" },
  { href: "/a-download", download: "file" },
  { href: "https://elsewhere.example/page" },
];

test("only public pages are fetched ahead: never the admin, the API, files, frames, downloads, new tabs or other sites", async ({
  page,
}) => {
  const { paths, problems } = await candidatesOf(page);
  await page.goto("/leadership");
  await page.evaluate((links) => {
    for (const link of [...links, { href: "/blog?page=2#top" }])
      document.body.append(Object.assign(document.createElement("a"), { textContent: "link" }, link));
  }, unfetchedLinks);
  await expect.poll(() => [...paths()].filter((one) => one.endsWith(" /blog")).sort()).toEqual(["Prefetch /blog", "Prerender /blog"]);
  const candidates = [...paths()].map((one) => one.split(" ")[1]);
  const unfetchedPaths = unfetchedLinks.map(({ href }) => new URL(href, "http://site").pathname);
  expect(candidates.filter((path) => unfetchedPaths.includes(path ?? ""))).toEqual([]);
  expect(candidates).toContain("/services/find-a-loan-officer");
  expect(problems).toEqual([]);
});
