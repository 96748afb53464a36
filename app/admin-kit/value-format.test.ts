import { expect, it } from "vitest";
import { closingCosts } from "#db/sample/articles/closing-costs.ts";
import { nameAmong } from "./choices.ts";
import { formatValue, readableSettings, readableText } from "./value-format.ts";
import { wordDiff } from "./word-diff.ts";

it("reads a value as a person does", () => {
  expect(readableText("<p>One &amp; two</p><p>Three<br>four</p>")).toBe("One & two\nThree\nfour");
  expect(readableText('<img src="/x" alt="A door">')).toBe("[A door]");
  expect([readableText(true), readableText(null), readableText({ name: "a.webp" })]).toEqual(["Yes", "", "a.webp"]);
  expect(readableText({ name: null, file: new File([""], "b.png") })).toBe("b.png");
});

it("reads the settings of a block line by line, and none as nothing", () => {
  expect(readableText({ columns: 2, isWide: true, link: "" })).toBe("columns: 2\nisWide: Yes");
  expect(readableSettings({ columns: 2, most: 3 }, { columns: { en: "Columns", es: "Columnas" } })).toBe("Columns: 2\nmost: 3");
  expect([readableText({}), readableText([{ days: 3 }, { days: 4 }])]).toEqual(["", "days: 3, days: 4"]);
});

/** What the rich text editor makes of stored HTML: paragraphs in items and cells, no head of a table, and no line breaks. */
const asEditorWrites = (html: string) =>
  html
    .replace(/>\s+</g, (between) => (between.includes("\n") ? "><" : between))
    .replace(/<table><thead>/g, '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody>')
    .replace(/<\/thead><tbody>/g, "")
    .replace(/<(li|td|th)(?: scope="col")?>(.*?)<\/\1>/g, "<$1><p>$2</p></$1>");

it.each([closingCosts.postContents, closingCosts.es.postContents])(
  "reads an article the same after the editor rewrote its HTML",
  (html) => {
    const rewritten = asEditorWrites(html);
    expect(rewritten).not.toBe(html);
    expect(readableText(rewritten)).toBe(readableText(html));
    const longer = rewritten.replace("</p><h2>", " One more sentence.</p><h2>");
    const changes = wordDiff(readableText(html), readableText(longer)).filter(({ kind }) => kind !== "same");
    expect(changes).toEqual([{ kind: "new", text: " One more sentence." }]);
  },
);

it("separates cells, items and pictures, and joins nothing", () => {
  expect(readableText("<table><tr><th>For</th><th>How</th></tr>\n<tr><td>1</td><td>2</td></tr></table>")).toBe("For\nHow\n1\n2");
  expect(readableText("<ul>\n<li>One</li>\n\n<li>Two <em>and</em>&nbsp;more</li>\n</ul>\n\n\n<p>End</p>")).toBe("One\nTwo and more\nEnd");
  expect(readableText('<p>Before <img src="/x" alt="a door"> after</p>')).toBe("Before\n[a door]\nafter");
});

it("keeps the lines of plain text", () => {
  expect(readableText("One\n\nTwo  < three")).toBe("One\n\nTwo  < three");
});

it("reads a code by the format of its field, and what is empty as empty", () => {
  const formats = { parentId: nameAmong([{ id: 1, name: "Credit" }]) };
  expect(["1", "2", ""].map((id) => formatValue(formats, "parentId", id))).toEqual(["Credit", "Id 2", ""]);
  expect(formatValue(formats, "title", "T")).toBe("T");
});
