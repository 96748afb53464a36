import { describe, expect, it } from "vitest";
import { slugCandidates, slugOf } from "./slug.ts";

describe("a slug", () => {
  it.each([
    ["What a Pre-Approval Tells You, and What It Doesn't", "what-a-pre-approval-tells-you-and-what-it-doesnt"],
    ["¿Cuánto cuesta un préstamo en el año 2026?", "cuanto-cuesta-un-prestamo-en-el-ano-2026"],
    ["  --  ", "post"],
    ["🏡 العربية", "post"],
    ["../../etc/passwd?x=<script>", "etc-passwd-x-script"],
  ])("of %j is %j", (title, slug) => {
    expect(slugOf(title, "post")).toBe(slug);
  });

  it("of a long title ends at a bound, never with a hyphen", () => {
    const slug = slugOf("abcdefg ".repeat(50), "post");
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/[a-z0-9]$/);
  });

  it("that is taken is followed by numbered ones", () => {
    expect(slugCandidates("home", 3)).toEqual(["home", "home-2", "home-3"]);
  });
});
