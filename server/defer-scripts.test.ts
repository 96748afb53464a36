import { expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";
import { takeScriptHashes } from "./finish-page.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><script nonce="n">data()</script><script nonce="n" type="module" async="">import "/assets/a.js";</script></body>`;

it("parks the module script and its preloads until someone starts them", () => {
  const html = deferScripts(page, "n");
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).toContain('type="text/deferred" id="app">import "/assets/a.js";</script>');
  expect(html).toContain('["/assets/a.js"]');
});

it("leaves the policy able to run what is parked", () => {
  const before = takeScriptHashes(page, "n").hashes;
  const after = takeScriptHashes(deferScripts(page, "n"), "n").hashes;
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toHaveLength(before.length + 1);
});

it("leaves a page without scripts alone", () => {
  expect(deferScripts("<p>policy</p>", "n")).toBe("<p>policy</p>");
});
