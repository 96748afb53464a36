import { expect, it } from "vitest";
import { parseStylesheet } from "./stylesheet.ts";
import { usedStyles } from "./used-styles.ts";

const used = (css: string, html: string) => usedStyles(parseStylesheet(css), html);

it.each([
  ["a class that the page has", ".a{color:red}", ".a{color:red}"],
  ["a class that it has not", ".z{color:red}", ""],
  ["one of several selectors", ".z,.a>.b{color:red}", ".z,.a>.b{color:red}"],
  ["a class around one that is missing", ".a .z{color:red}", ""],
  ["an element that the page has", "p::before{content:'}'}", "p::before{content:'}'}"],
  ["an element that it has not", "table td{color:red}", ""],
  ["everything, and no element by name", "*,:focus-visible{color:red}", "*,:focus-visible{color:red}"],
  ["an attribute", "[hidden]{display:none}", "[hidden]{display:none}"],
  ["what may or may not match", "p:is(.y,.z){color:red}:where(.z>*){color:red}", "p:is(.y,.z){color:red}:where(.z>*){color:red}"],
  [
    "a class with a mark, as stylesheets write it",
    String.raw`.sm\:w-\[calc\(1\%-2px\)\]:hover{width:1px}`,
    String.raw`.sm\:w-\[calc\(1\%-2px\)\]:hover{width:1px}`,
  ],
  ["a class with a letter of its own", ".größe{width:1px}", ".größe{width:1px}"],
  ["a class that begins with a digit", String.raw`.\32 xl{width:1px}`, String.raw`.\32 xl{width:1px}`],
  ["a class that pages write as an entity", String.raw`.\[\&_p\]\:x p{width:1px}`, String.raw`.\[\&_p\]\:x p{width:1px}`],
  ["rules in rules", "@media print{.a{color:red}.z{color:red}}@media screen{.z{color:red}}", "@media print{.a{color:red}}"],
  ["a part of a field", "::placeholder{color:red}", ""],
  ["frames of a movement", "@keyframes k{0%{scale:0}to{scale:1}}", "@keyframes k{0%{scale:0}to{scale:1}}"],
  ["an address with a semicolon", ".a{background:url(data:x;y)}", ".a{background:url(data:x;y)}"],
])("keeps or drops %s", (_, css, expected) => {
  expect(used(css, `<p class="a b"></p><p class="sm:w-[calc(1%-2px)] 2xl [&amp;_p]:x größe"></p>`)).toBe(expected);
});

it("keeps a layer that has become empty, so that layers keep their order", () => {
  expect(used("@layer base{.z{color:red}}@layer top{.a{color:red}}", `<p class="a">`)).toBe("@layer base{}@layer top{.a{color:red}}");
});

it("keeps the custom properties that are read, and those that these read", () => {
  const css = ":root{--a:var(--b);--b:1px;--c:2px}@property --b{syntax:'*'}@property --c{syntax:'*'}.a{width:var(--a)}";
  expect(used(css, `<p class="a">`)).toBe(":root{--a:var(--b);--b:1px}@property --b{syntax:'*'}.a{width:var(--a)}");
});

it("keeps the custom properties that the page itself reads", () => {
  expect(used(":root{--a:1px;--b:2px}", `<p style="width:var(--b)">`)).toBe(":root{--b:2px}");
});
