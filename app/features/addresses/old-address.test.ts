import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAddress } from "#server/address.ts";
import { readOldAddress } from "./old-address.ts";

const pathOf = (text: string) => {
  const result = readOldAddress(text);
  return "path" in result ? result.path : undefined;
};

describe("an old address", () => {
  it.each([
    ["/index.php?id=3", "/index.php"],
    ["/Services.HTML", "/services.html"],
    ["/es/Inicio.aspx#top", "/es/inicio.aspx"],
    ["/our-team/", "/our-team"],
    ["//our-team//", "/our-team"],
    ["/our%2Dteam", "/our-team"],
    ["/our%2Fteam", "/our/team"],
    ["/a/../b/./c", "/b/c"],
    ["/préstamos", "/pr%C3%A9stamos"],
    ["/pr%c3%a9stamos", "/pr%C3%A9stamos"],
    ["http://old.example.com/About-Us/?x=1", "/about-us"],
    ["HTTPS://www.old.example.com", "/"],
    ["//evil.example/x", "/evil.example/x"],
    ["/100%", "/100%25"],
  ])("%s is the path %s", (given, path) => expect(pathOf(given)).toBe(path));

  it.each(["our-team", "", "javascript:alert(1)", "ftp://old.example/x", "mailto:a@example.com", "?id=3"])("is not %s", (given) =>
    expect(readOldAddress(given)).toHaveProperty("problem"),
  );

  it.each([
    "/api/blog",
    "/API/x",
    "/admin",
    "/admin/blog",
    "/%61dmin",
    "/assets/x.js",
    "/resources/x.webp",
    "/healthz",
    "/x.data",
    "/metrics",
    "/preview",
    "/Preview/",
  ])("is nothing that the program answers itself: %s", (given) => expect(readOldAddress(given)).toHaveProperty("problem"));

  it("is at most 300 characters long", () => {
    expect(pathOf(`/${"a".repeat(299)}`)).toHaveLength(300);
    expect(readOldAddress(`/${"a".repeat(300)}`)).toHaveProperty("problem");
    expect(readOldAddress(`/${"é".repeat(100)}`)).toHaveProperty("problem");
    expect(readOldAddress(`/a${"/".repeat(800_000)}`)).toHaveProperty("problem.en", "may have at most 300 characters");
  });

  it("is spelled as a request for it is, however it was typed", () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      "%2f",
      "%5c",
      ".",
      "..",
      "%2e",
      "%",
      "%25",
      "A",
      "b",
      "es",
      "%C3%A9",
      "é",
      ".php",
      ";",
      "'",
      "+",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = `/${pieces.join("")}`;
        const path = pathOf(text);
        const read = readAddress(text);
        if (path !== undefined) expect([read.kind, read.path]).toEqual([read.kind === "moved" ? "moved" : "page", path]);
      }),
    );
  });
});
