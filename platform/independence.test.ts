import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { definitions } from "#app/features/definitions.server.ts";

const files = globSync("platform/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
const sources = files.map((file) => ({ file, source: readFileSync(file, "utf8") }));

const tableNamesIn = (folder: string) =>
  globSync(`${folder}/**/tables/*.server.ts`).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/pgTable\(\s*"(\w+)"/g)].map(([, name = ""]) => name),
  );

it("the platform names no noun, neither by its table nor by what the API calls it", () => {
  // The router's function has the name of a kind of record.
  const isNoun = (name: string) => name !== "redirect";
  const names = [...tableNamesIn("app/features"), ...definitions.map(({ entity }) => entity)].filter(isNoun);
  expect(names).toContain("blog_posts");
  expect(names).toContain("contactmessage");
  for (const { file, source } of sources) {
    for (const name of names) expect(source, `${file} names ${name}`).not.toMatch(new RegExp(`(?<![\\w./#-])${name}(?![\\w./-])`));
  }
});
