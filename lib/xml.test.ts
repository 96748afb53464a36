import { expect, it } from "vitest";
import { xmlElement, xmlText } from "./xml.ts";

it("text keeps its meaning between tags and in attributes", () => {
  expect(xmlText(`Tom & "Ana" <b>'s</b> casa 🏡`)).toBe("Tom &amp; &quot;Ana&quot; &lt;b&gt;&apos;s&lt;/b&gt; casa 🏡");
});

it("characters that no XML may carry are left out", () => {
  expect(xmlText("a\0b\u0008c\ud83dd\udfe1e\ufffff\tg\nh")).toBe("abcdef\tg\nh");
});

it("an element without text is no element", () => {
  expect([xmlElement("title", "A & B"), xmlElement("title", ""), xmlElement("title", undefined)]).toEqual([
    "<title>A &amp; B</title>",
    "",
    "",
  ]);
});
