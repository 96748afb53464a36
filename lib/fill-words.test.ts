import { expect, it } from "vitest";
import { fillWords } from "./fill-words.ts";

it("fills in what is named in braces, once, and leaves the rest alone", () => {
  expect(fillWords("Send {name} a message, {name}", { name: "Ana {time}" })).toBe("Send Ana {time} a message, Ana {time}");
  expect(fillWords("{other} {constructor} { name }", { name: "Ana" })).toBe("{other} {constructor} { name }");
});
