import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { pageStarter, placeScript } from "./page-script.ts";
import { siteAssets } from "./site-assets.ts";

const assets = siteAssets({
  "main.ts": { file: "assets/main.js", isEntry: true, imports: ["_shared"] },
  _shared: { file: "assets/shared.js" },
  "hydrate.tsx": { file: "assets/hydrate.js", name: "hydrate", isDynamicEntry: true, imports: ["_shared"] },
  "slideshow.tsx": { file: "assets/slideshow.js", name: "slideshow", isDynamicEntry: true },
  "calculator.tsx": { file: "assets/calculator.js", name: "calculator", isDynamicEntry: true },
});
const place = '<script type="text/plain" id="page-script"></script>';
const filesIn = (html: string) => html.match(/\/assets\/\w+\.js/g)?.toSorted();

it("fetches for a page without islands nothing but its own few lines", () => {
  const html = placeScript(`<body><p>Hello</p>${place}</body>`, assets);
  expect([...new Set(filesIn(html))]).toEqual(["/assets/main.js", "/assets/shared.js"]);
});

it("names each file of the islands that a page has, and of no other", () => {
  const html = placeScript(`<body><div data-island="slideshow"></div>${place}</body>`, assets);
  expect([...new Set(filesIn(html))]).toEqual(["/assets/hydrate.js", "/assets/main.js", "/assets/shared.js", "/assets/slideshow.js"]);
});

it("has the same lines on every page, and the entry before the other files", () => {
  const html = placeScript(`<body><div data-island="slideshow"></div>${place}</body>`, assets);
  const files = "/assets/main.js /assets/shared.js /assets/hydrate.js /assets/slideshow.js";
  expect(html).toContain(`<script data-files="${files}">${pageStarter}</script>`);
});

it("leaves a page that asks for no script alone", () => {
  expect(placeScript("<p>policy</p>", assets)).toBe("<p>policy</p>");
});

it("does not start without a script to name", () => {
  expect(() => siteAssets({})).toThrow("no script");
});

/** Runs the few lines as a browser would, in a document that may be prepared ahead; tells when the quiet time begins, and what it asks for. */
function runStarter(prerendering: boolean, navigation = {}) {
  const listeners = new Map<string, (event?: unknown) => void>();
  const addEventListener = (event: string, listener: () => void) => listeners.set(event, listener);
  const timers: number[] = [];
  const setTimeout = (_: () => void, ms: number) => timers.push(ms);
  const asked: string[] = [];
  const fetch = async (path: string, { method }: { method: string }) => asked.push(`${method} ${path}`);
  const performance = { getEntriesByType: () => [navigation] };
  const location = { pathname: "/blog" };
  const fetched: string[] = [];
  const document: Record<string, unknown> = {
    prerendering,
    addEventListener,
    currentScript: { dataset: { files: "/assets/main.js" } },
    createElement: () => ({}),
    head: { append: ({ src }: { src?: string }) => src && fetched.push(src) },
  };
  const removeEventListener = (event: string) => listeners.delete(event);
  runInNewContext(pageStarter, { addEventListener, removeEventListener, setTimeout, fetch, performance, location, document });
  return { timers, asked, fetched, document, fire: (name: string, event?: unknown) => listeners.get(name)?.(event) };
}

it("fetches the script when a field changes, even if nothing was pressed or focused before", () => {
  const { fetched, fire } = runStarter(false);
  fire("input");
  expect(fetched).toContain("/assets/main.js");
});

it("keeps the first link to a person that is clicked before the script is there", () => {
  const { document, fire } = runStarter(false);
  const within = (link: string | null) => ({ target: { closest: (selector: string) => (selector === "a[data-way]" ? link : null) } });
  for (const click of [{ target: {} }, within(null), within("call"), within("whatsapp")]) fire("click", click);
  expect(document.firstWay).toBe("call");
});

it("counts the quiet time of a visited page from its load", () => {
  const { timers, fire } = runStarter(false);
  fire("load");
  expect(timers).toEqual([5000]);
});

it("counts the quiet time of a page that was prepared ahead from the visit", () => {
  const { timers, fire } = runStarter(true);
  fire("load");
  expect(timers).toEqual([]);
  fire("prerenderingchange");
  expect(timers).toEqual([5000]);
});

it("reports the visit of a page that was prefetched, and of no other", () => {
  const fetchedAhead = runStarter(false, { deliveryType: "navigational-prefetch" });
  const preparedAhead = runStarter(true, { activationStart: 120.5 });
  const plain = runStarter(false, { deliveryType: "", activationStart: 0 });
  for (const page of [fetchedAhead, preparedAhead, plain]) page.fire("load");
  expect(preparedAhead.asked).toEqual([]);
  preparedAhead.fire("prerenderingchange");
  expect([fetchedAhead.asked, preparedAhead.asked, plain.asked]).toEqual([["HEAD /blog"], ["HEAD /blog"], []]);
});
