import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { longDate } from "#lib/dates.ts";
import { test } from "./fixtures.ts";
import { linksOf, partsOf, textsOf } from "./html.ts";
import { firstUnlessFull } from "./scope.ts";
import { owner, type Site } from "./site-process.ts";

const english = {
  prefix: "",
  topics: "Topics",
  costs: "Costs and Savings",
  newest: "Immigration Status, ITIN and Home Loans: What Changed in 2025",
  credit: "Building Credit for a Home, from Wherever You Are",
  gifts: "Savings, Gifts and Tandas: Money a Lender Can Follow",
  twentyThousand: "Utah's $20,000 for First-Time Buyers: What It Is and What It Isn't",
  closing: "Closing Costs, Line by Line",
  assistance: "Down Payment Assistance in Utah: How It Works",
  heading: "What is on the list",
  back: "All articles",
  more: "More articles",
  older: "Older articles",
  newer: "Newer articles",
  notFound: "404 Error",
};

const spanish: typeof english = {
  prefix: "/es",
  topics: "Temas",
  costs: "Costos y ahorro",
  newest: "Estatus migratorio, ITIN y préstamos para casa: qué cambió en 2025",
  credit: "Construya su crédito para comprar casa, desde donde esté",
  gifts: "Ahorros, regalos y tandas: dinero que el prestamista pueda seguir",
  twentyThousand: "Los $20,000 de Utah para su primera casa: qué son y qué no son",
  closing: "Los costos de cierre, renglón por renglón",
  assistance: "Ayuda para el pago inicial (enganche) en Utah: cómo funciona",
  heading: "Qué hay en la lista",
  back: "Todos los artículos",
  more: "Más artículos",
  older: "Artículos anteriores",
  newer: "Artículos más recientes",
  notFound: "Error 404",
};

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });

for (const text of firstUnlessFull([english, spanish])) {
  for (const javaScriptEnabled of firstUnlessFull([false, true])) {
    test.describe(`${text.prefix}/blog ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled });

      test("lists posts newest first, narrows to a topic, and leads into a post and on to its neighbours", async ({ page }) => {
        const complaints: string[] = [];
        page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
        await page.goto(`${text.prefix}/blog`);
        await expect(titles(page)).toHaveCount(10);
        await expect(titles(page).first()).toHaveText(text.newest);
        await page.getByRole("navigation", { name: text.topics }).getByRole("link", { name: text.costs }).press("Enter");
        await expect(page).toHaveURL(`${text.prefix}/blog?category=costs-and-savings`);
        await expect(titles(page)).toHaveText([text.twentyThousand, text.gifts, text.closing, text.assistance]);
        await page.getByRole("link", { name: text.closing }).click();
        await expect(page).toHaveURL(`${text.prefix}/blog/closing-costs-line-by-line`);
        await expect(page.getByRole("heading", { level: 1, name: text.closing })).toBeVisible();
        const publishAnswer = page.getByRole("article").getByRole("time");
        const at = new Date((await publishAnswer.getAttribute("datetime")) ?? "");
        await expect(publishAnswer).toHaveText(longDate(at, text.prefix === "" ? "en" : "es"));
        await expect(page.getByRole("heading", { level: 2, name: text.heading })).toBeVisible();
        await expect(page.getByRole("article").getByRole("img")).toBeVisible();
        const neighbours = page.getByRole("navigation", { name: text.more });
        await expect(neighbours.getByRole("link", { name: text.assistance })).toBeVisible();
        await neighbours.getByRole("link", { name: text.credit }).click();
        await expect(page.getByRole("heading", { level: 1, name: text.credit })).toBeVisible();
        await page.getByRole("link", { name: text.back }).click();
        await expect(page).toHaveURL(`${text.prefix}/blog`);
        expect(complaints).toEqual([]);
      });
    });
  }

  test(`${text.prefix}/blog has pages of ten with their own addresses, and 404 beyond the last`, async ({ request, site }) => {
    const numbers = Array.from({ length: 7 }, (_, index) => index + 1);
    const posts = numbers.map((number) => ({ title: `Number ${number}`, publishedAt: `2024-01-0${number}T12:00:00Z` }));
    const blog = `${text.prefix}/blog`;
    const listOf = async (address: string) => {
      const html = await (await request.get(address)).text();
      const headings = partsOf(html, "article").flatMap((article) => textsOf(article, "h2"));
      const head = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1];
      return { headings, head, links: linksOf(html) };
    };
    const leadsTo = (name: string, href: string) => expect.objectContaining({ text: expect.stringContaining(name), href });
    await withPosts(request, site, posts, async () => {
      const [first, second, third] = [await listOf(blog), await listOf(`${blog}?page=2`), await listOf(`${blog}?page=3`)];
      expect(first.headings).toHaveLength(10);
      expect(first.head("next")).toBe(`${blog}?page=2`);
      expect(first.links).toContainEqual(leadsTo(text.older, `${blog}?page=2`));
      expect(second.head("prev")).toBe(blog);
      expect(second.links).toContainEqual(leadsTo(text.newer, blog));
      expect(second.links).toContainEqual(leadsTo(text.older, `${blog}?page=3`));
      expect(third.headings).toEqual(["Number 3", "Number 2", "Number 1"]);
      expect(third.head("canonical")).toMatch(new RegExp(`${blog}\\?page=3$`));
      expect(third.links.map((link) => link.text)).not.toContainEqual(expect.stringContaining(text.older));
      const beyond = await request.get(`${blog}?page=4`);
      expect(beyond.status()).toBe(404);
      expect(textsOf(await beyond.text(), "h1")).toEqual([text.notFound]);
    });
  });
}

test("a post without Spanish is shown in English with a note, and found in English only", async ({ page, request, site }) => {
  const title = "Only in English & <b>bold</b>";
  await withPosts(request, site, [{ title, postContents: "<p>Plain words</p>" }], async ([slug]) => {
    await page.goto(`/es/blog/${slug}`);
    await expect(page.getByText("no está traducido")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: title })).toHaveAttribute("lang", "en");
    await expect(page.locator("[lang=en]", { hasText: "Plain words" })).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`//[^/]+/blog/${slug}$`));
    await expect(page.locator("link[hreflang]")).toHaveCount(0);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap).toContain(`/blog/${slug}<`);
    expect(sitemap).not.toContain(`/es/blog/${slug}<`);
    await page.goto("/blog");
    await expect(page.getByText("no está traducido")).toHaveCount(0);
    const feed = await parsedFeed(page, "/es/blog/rss.xml");
    expect(feed.items[0]).toMatchObject({ title, language: "en" });
  });
});

test("drafts and posts of the future are not there", async ({ request, site }) => {
  const hiddenPosts = [
    { title: "A draft", status: "draft" },
    { title: "Of the future", publishedAt: "2199-01-01T00:00:00Z" },
  ];
  await withPosts(request, site, hiddenPosts, async (slugs) => {
    for (const slug of slugs) expect((await request.get(`/blog/${slug}`)).status(), slug).toBe(404);
    for (const path of ["/blog", "/blog/rss.xml", "/sitemap.xml"]) {
      expect(await (await request.get(path)).text()).not.toMatch(/A draft|Of the future|a-draft|of-the-future/);
    }
  });
});

test("the feeds are well-formed and lead to posts that are there", async ({ page, request }) => {
  await page.goto("/blog");
  await expect(page.locator("link[type='application/rss+xml']")).toHaveAttribute("href", "/blog/rss.xml");
  for (const [path, language, newest] of [
    ["/blog/rss.xml", "en-us", english.newest],
    ["/es/blog/rss.xml", "es-us", spanish.newest],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject({ "content-type": "application/rss+xml; charset=utf-8", etag: expect.any(String) });
    const feed = await parsedFeed(page, path);
    expect(feed).toMatchObject({ language, problem: null });
    expect(feed.items.map(({ title }) => title)).toContain(newest);
    for (const { link } of feed.items) expect((await request.get(new URL(link).pathname)).status(), link).toBe(200);
  }
});

test("hostile addresses of the blog get the page or 404, never a failure", async ({ request }) => {
  const longText = "x".repeat(6000);
  const queries = ["page=0", "page=-1", "page=1.5", "page=1e9", "page=999999", "page=NaN", "page=", "page=%00", "page=1&page=2"];
  const categories = [
    "category=",
    "category=%00",
    "category=nothing",
    "category=%F0%9F%8F%A1",
    `category=${longText}`,
    "category=__proto__",
  ];
  const paths = ["%00", "..%2f..%2fetc", longText, "%F0%9F%8F%A1", "'or'1'='1", "%ED%A0%80", "%E0%A4%A", "rss.xml.bak"];
  const addresses = [...queries, ...categories].map((query) => `/blog?${query}`).concat(paths.map((path) => `/es/blog/${path}`));
  for (const address of addresses) {
    const status = (await request.get(address)).status();
    expect([200, 400, 404], `${address.slice(0, 60)} gave ${status}`).toContain(status);
  }
});

type Feed = { problem: string | null; language: string; items: Array<{ title: string; link: string; language: string }> };

function parsedFeed(page: Page, path: string): Promise<Feed> {
  return page.evaluate(async (address) => {
    const feed = new DOMParser().parseFromString(await (await fetch(address)).text(), "application/xml");
    const textOf = (parent: Element | Document, tag: string) => parent.getElementsByTagName(tag)[0]?.textContent ?? "";
    const items = [...feed.getElementsByTagName("item")];
    return {
      problem: feed.querySelector("parsererror")?.textContent ?? null,
      language: textOf(feed, "language"),
      items: items.map((item) => ({ title: textOf(item, "title"), link: textOf(item, "link"), language: textOf(item, "dc:language") })),
    };
  }, path);
}

/** Posts that are there for one test and gone after it. */
async function withPosts(request: APIRequestContext, site: Site, posts: object[], work: (slugs: string[]) => Promise<void>): Promise<void> {
  const headers = { origin: site.url };
  await request.post("/api/auth/sign-in/email", { data: owner, headers });
  const creationTime: Array<{ blogId: number; slug: string }> = [];
  try {
    for (const post of posts) {
      const answer = await request.post("/api/blog", { data: post, headers });
      expect(answer.ok(), await answer.text()).toBe(true);
      const { blogDto } = await answer.json();
      creationTime.push(blogDto);
    }
    await work(creationTime.map(({ slug }) => slug));
  } finally {
    for (const { blogId } of creationTime) await request.delete(`/api/blog/${blogId}`, { headers });
  }
}
