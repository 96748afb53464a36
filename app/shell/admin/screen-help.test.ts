import { describe, expect, it } from "vitest";
import { findHelp, helpIn } from "./screen-help.ts";
import { screens } from "./screens.ts";

const sentencesOf = (text: string) => text.split(/(?<=[.!?]”?)\s+(?=[“«¿¡A-ZÁÉÍÓÚ])/u);

describe("how this works", () => {
  it.each(["en", "es"] as const)("describes every screen and no other, in two to five sentences (%s)", (language) => {
    const help = helpIn(language);
    expect(Object.keys(help).sort()).toEqual(Object.keys(screens).sort());
    for (const [screen, text] of Object.entries(help)) {
      const { length } = sentencesOf(text);
      expect(length, `${screen}: ${length} sentences`).toBeGreaterThanOrEqual(2);
      expect(length, `${screen}: ${length} sentences`).toBeLessThanOrEqual(5);
    }
  });

  it("is found by the address of a screen, regardless of the record", () => {
    const [english, spanish] = [helpIn("en"), helpIn("es")];
    expect(findHelp("/admin/blog/edit/12", "en")).toBe(english["/admin/blog/edit/:id"]);
    expect(findHelp("/admin/contactuslist/board", "es")).toBe(spanish["/admin/contactuslist/board"]);
    expect(findHelp("/admin/contactuslist/7", "es")).toBe(spanish["/admin/contactuslist/:id"]);
    expect(findHelp("/admin/", "en")).toBe(english["/admin"]);
    expect(findHelp("/admin/elsewhere", "en")).toBe(english["/admin/*"]);
    expect(findHelp("/elsewhere", "en")).toBeUndefined();
  });
});
