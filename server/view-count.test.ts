import { expect, it } from "vitest";
import { ViewCount } from "./view-count.ts";

const page = { status: 200, headers: { "content-type": "text/html; charset=utf-8" } };
const visit = new Request("http://site.test/", {
  headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko Firefox/145.0" },
});

it("counts visits by page until they are taken", () => {
  const views = new ViewCount();
  for (const path of ["/", "/blog", "/"]) views.add(path, page, visit);
  expect(views.take()).toEqual(
    new Map([
      ["/", 2],
      ["/blog", 1],
    ]),
  );
  expect(views.take().size).toBe(0);
});

it("counts no page that is not there, no file, and no program", () => {
  const views = new ViewCount();
  views.add("/nowhere", { ...page, status: 404 }, visit);
  views.add("/sitemap.xml", { status: 200, headers: { "content-type": "application/xml" } }, visit);
  views.add("/", page, new Request("http://site.test/", { headers: { "user-agent": "curl/8" } }));
  expect(views.take().size).toBe(0);
});

it("takes back what could not be stored, and what came meanwhile counts too", () => {
  const views = new ViewCount();
  views.add("/", page, visit);
  const counts = views.take();
  views.add("/", page, visit);
  views.giveBack(counts);
  expect(views.take()).toEqual(new Map([["/", 2]]));
});

it("does not grow without an end", () => {
  const views = new ViewCount();
  for (let number = 0; number < 6000; number++) views.add(`/${number}`, page, visit);
  views.add("/0", page, visit);
  const counts = views.take();
  expect([counts.size, counts.get("/0")]).toEqual([5000, 2]);
});
