import { describe, expect, it } from "vitest";
import { isVisit, ViewCount } from "./view-count.ts";

const page = { status: 200, headers: { "content-type": "text/html; charset=utf-8" } };
const visit = new Request("http://site.test/", {
  headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko Firefox/145.0" },
});

it("counts visits by page until they are taken", () => {
  const views = new ViewCount();
  for (const path of ["/", "/blog", "/"]) views.add(path, page, visit);
  expect(views.views.take()).toEqual(
    new Map([
      ["/", 2],
      ["/blog", 1],
    ]),
  );
  expect(views.views.take().size).toBe(0);
});

it("counts no page that is not there, no file, and no program", () => {
  const views = new ViewCount();
  views.add("/nowhere", { ...page, status: 404 }, visit);
  views.add("/sitemap.xml", { status: 200, headers: { "content-type": "application/xml" } }, visit);
  views.add("/", page, new Request("http://site.test/", { headers: { "user-agent": "curl/8" } }));
  expect(views.views.take().size).toBe(0);
});

it("counts visits that a redirect led elsewhere, and addresses that visitors did not find, but no scanner's", () => {
  const count = new ViewCount();
  const program = new Request("http://site.test/", { headers: { "user-agent": "curl/8" } });
  for (const path of ["/old.html", "/old.html", "/wp-login.php", "/.env", "/ana@example.com"])
    count.add(path, { ...page, status: 404 }, visit);
  count.add("/old.html", { ...page, status: 404 }, program);
  count.add("/index.php", { status: 301, headers: {} }, visit);
  count.add("/index.php", { status: 301, headers: {} }, program);
  expect([...count.misses.take()]).toEqual([["/old.html", 2]]);
  expect([...count.redirects.take()]).toEqual([["/index.php", 1]]);
  expect(count.views.take().size).toBe(0);
});

it("remembers a thousand missing addresses, however many are tried", () => {
  const count = new ViewCount();
  for (let number = 0; number < 10_000; number++) count.add(`/try-${number}`, { ...page, status: 404 }, visit);
  expect(count.misses.take().size).toBe(1_000);
});

it("takes back what could not be stored, and what came meanwhile counts too", () => {
  const views = new ViewCount();
  views.add("/", page, visit);
  const counts = views.views.take();
  views.add("/", page, visit);
  views.views.giveBack(counts);
  expect(views.views.take()).toEqual(new Map([["/", 2]]));
});

it("does not grow without an end", () => {
  const views = new ViewCount();
  for (let number = 0; number < 6000; number++) views.add(`/${number}`, page, visit);
  views.add("/0", page, visit);
  const counts = views.views.take();
  expect([counts.size, counts.get("/0")]).toEqual([5000, 2]);
});

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const visits = (userAgent: string, headers: Record<string, string> = {}, method = "GET") =>
  isVisit(method, new Headers({ ...(userAgent && { "user-agent": userAgent }), ...headers }));

describe("a visit", () => {
  it.each([
    phone,
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Mozilla/5.0 (Linux; Android 15; CUBOT NOTE 50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/530.0]",
  ])("is a browser that asks for a page: %s", (userAgent) => {
    expect(visits(userAgent)).toBe(true);
    expect(visits(userAgent, { "sec-fetch-dest": "document", "sec-fetch-site": "none" })).toBe(true);
  });

  it.each([
    "",
    "curl/8.5.0",
    "WhatsApp/2.23.20.0",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
    "Mozilla/5.0 (compatible; YandexBot/3.0)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36",
    "Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
    "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  ])("is not a program that says what it is: %s", (userAgent) => {
    expect(visits(userAgent)).toBe(false);
  });

  it("is not what a browser fetches ahead, for a frame or for a script, nor what only asks whether a page is there", () => {
    expect(visits(phone, { "sec-purpose": "prefetch" })).toBe(false);
    expect(visits(phone, { "sec-purpose": "prefetch;prerender" })).toBe(false);
    expect(visits(phone, { "sec-fetch-dest": "iframe" })).toBe(false);
    expect(visits(phone, { "sec-fetch-dest": "empty" })).toBe(false);
    expect(visits(phone, {}, "HEAD")).toBe(false);
    expect(visits(phone, {}, "POST")).toBe(false);
  });

  it("is counted when a prefetched page reports it", () => {
    expect(visits(phone, { "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" }, "HEAD")).toBe(true);
    expect(visits(phone, { "sec-fetch-site": "cross-site" }, "HEAD")).toBe(false);
  });
});
