import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path.ts";

const elsewhere = [
  "https://evil.example",
  "http:evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/%09//evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/admin/..//evil.example",
  "/%2e%2e//evil.example",
  "/a//evil.example",
  "/\u0000/evil.example",
  "/\u0085/evil.example",
  "/\u00a0/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "@evil.example",
  ".evil.example",
  "admin",
  "?next=x",
  "#x",
  "",
];

describe("the path to follow after sign-in", () => {
  it.each(elsewhere.map((path) => [JSON.stringify(path), path] as const))("is the fallback instead of %s", (_shown, path) => {
    expect(safePath(path, "/admin")).toBe("/admin");
  });

  it("is the fallback when none was given", () => {
    expect(safePath(null, "/admin")).toBe("/admin");
  });

  it.each(["/", "/admin", "/admin/blog/edit/3", "/admin/blog?filter=a%20b&page=2#row-4", "/es/contact-us", "/admin?u=https://x.example/"])(
    "is %s itself",
    (path) => {
      expect(safePath(path, "/nowhere")).toBe(path);
    },
  );

  it("never leaves the site in a browser's eyes, nor when it is read a second time", () => {
    for (const path of elsewhere) {
      const once = new URL(safePath(path, "/admin"), "https://umbral.example");
      expect(new URL(once.pathname, "https://umbral.example").origin).toBe("https://umbral.example");
    }
  });
});
