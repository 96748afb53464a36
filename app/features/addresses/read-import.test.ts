import { expect, it } from "vitest";
import type { Destination } from "./follow-redirects.ts";
import { planImport } from "./read-import.ts";

const to = (target: string): Destination => ({ webPageCategoryId: null, target });

const known = (redirects: Record<string, Destination> = {}, awaited: string[] = []) => ({
  isServed: (path: string) => path === "/" || path === "/contact-us",
  pageAt: (path: string) => (path === "/contact-us" ? 2 : undefined),
  isFormer: (path: string) => path === "/moved",
  redirects: new Map(Object.entries(redirects)),
  awaited: new Set(awaited),
  siteUrl: "https://www.site.example",
});

const outcomes = (csv: string, redirects = {}) =>
  planImport(csv, known(redirects), 10_000).rows.map(({ line, path, outcome }) => [line, path, outcome]);

it("reads two columns with or without a header, separated by commas or semicolons, and whole addresses", () => {
  const rows = [
    [2, "/services.html", "redirect"],
    [3, "/team", "listed"],
  ];
  expect(outcomes('Old address,New address\nhttp://old.example/Services.html?x=1,/contact-us\n"/team/",\n')).toEqual(rows);
  expect(outcomes("\ufeffold;new\r\n/services.html;/contact-us\r\n/team\r\n")).toEqual(rows);
  expect(outcomes("/services.html,/contact-us")).toEqual([[1, "/services.html", "redirect"]]);
});

it("takes a whole new address of the site for the page", () => {
  const { created } = planImport("https://www.site.example/Old.html,https://www.site.example/Contact-Us/", known(), 10_000);
  expect(Object.fromEntries(created)).toEqual({ "/old.html": { webPageCategoryId: 2, target: "" } });
  expect(outcomes("/a,https://www.site.example/a")).toEqual([[1, "/a", "refused"]]);
});

it("says of each row what happens to it, and why not", () => {
  const csv = [
    "/contact-us/,https://example.com",
    "/,",
    "/a,/contact-us",
    "/A/,/contact-us",
    "/a,https://example.com",
    "/stored,/contact-us",
    "/moved,",
    "/moved,/contact-us",
    "/b,javascript:alert(1)",
    "/c,//evil.example",
    '/d,"https://example.com/\nSet-Cookie: x"',
    "/e,/e",
    "no address,/contact-us",
    "/api/x,/contact-us",
  ].join("\n");
  const { rows } = planImport(csv, known({ "/stored": { webPageCategoryId: 2, target: "" } }), 10_000);
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    "works",
    "works",
    "redirect",
    "known",
    "refused",
    "known",
    "known",
    "refused",
    ...Array(6).fill("refused"),
  ]);
  for (const row of rows) if (row.outcome === "refused") expect(row.reason).not.toBe("");
});

it("collapses chains within the file and with what is stored, in either order", () => {
  const plan = planImport("/a,/b\n/b,/c\n/c,/contact-us\n/x,/a\n/c,/a", known({ "/stored": to("/b") }), 10_000);
  const page = { webPageCategoryId: 2, target: "" };
  expect(Object.fromEntries(plan.created)).toEqual({ "/a": page, "/b": page, "/c": page, "/x": page });
  expect(plan.rows.at(-1)).toMatchObject({ outcome: "known" });
});

it("collapses 5,000 chained rows, from either end", () => {
  const rows = Array.from({ length: 5_000 }, (_, number) => `/old-${number},${number === 4_999 ? "/contact-us" : `/old-${number + 1}`}`);
  for (const csv of [rows, rows.toReversed()].map((one) => one.join("\n"))) {
    const { created } = planImport(csv, known(), 10_000);
    expect(created.size).toBe(5_000);
    expect(new Set([...created.values()].map(({ webPageCategoryId }) => webPageCategoryId))).toEqual(new Set([2]));
  }
});

it("walks a stored chain once, however many rows lead to its start", () => {
  const chain = Object.fromEntries(Array.from({ length: 1_000 }, (_, number) => [`/old-${number}`, to(`/old-${number + 1}`)]));
  let asked = 0;
  const isServed = (path: string) => {
    if (path.startsWith("/old-")) asked++;
    return path === "/contact-us";
  };
  const csv = Array.from({ length: 1_000 }, (_, number) => `/new-${number},/old-0`).join("\n");
  const { created } = planImport(csv, { ...known(chain), isServed }, 10_000);
  expect(created.get("/new-999")).toEqual(to("/old-1000"));
  expect(asked).toBeLessThan(10_000);
});

it("knows a row whose redirect is stored with a target that was redirected later", () => {
  expect(outcomes("/a,/b", { "/a": to("/b"), "/b": to("/c") })).toEqual([[1, "/a", "known"]]);
});

it("a circle within the file is refused at the row that would close it", () => {
  expect(outcomes("/a,/b\n/b,/a").map(([, , outcome]) => outcome)).toEqual(["redirect", "refused"]);
});

it("refuses empty and very long files, and more redirects than there may be", () => {
  expect(() => planImport("old,new\n", known(), 10)).toThrow();
  const many = Array.from({ length: 5_001 }, (_, number) => `/old-${number},/contact-us`).join("\n");
  expect(() => planImport(many, known(), 10_000)).toThrow(/5000/);
  expect(planImport("/a,/contact-us\n/b,/contact-us", known(), 1).rows.map(({ outcome }) => outcome)).toEqual(["redirect", "refused"]);
});

it("says that queries are ignored if addresses differ only in them", () => {
  const csv =
    "/?page_id=12,\n/?page_id=13,/contact-us\n/index.php?id=1,/contact-us\n/index.php?id=2,https://example.com/\n/index.php?id=3,/contact-us";
  const { rows } = planImport(csv, known(), 10_000);
  expect(rows.map(({ outcome }) => outcome)).toEqual(["refused", "refused", "redirect", "refused", "known"]);
  for (const row of rows) if (row.outcome === "refused") expect(row.reason).toContain("question mark");
});

it("lists as many addresses without a new one as may wait, and refuses the rest", () => {
  const csv = "/a,\n/waits-7,\n/b,\n/c,/contact-us";
  const waiting = Array.from({ length: 4_999 }, (_, number) => `/waits-${number}`);
  const { rows, listed } = planImport(csv, known({}, waiting), 10_000);
  expect(rows.map(({ outcome }) => outcome)).toEqual(["listed", "known", "refused", "redirect"]);
  expect([...listed]).toEqual(["/a"]);
});
