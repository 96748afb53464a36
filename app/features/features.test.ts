import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const featureImports = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/from "(?:#app\/features|\.)\/([^"]+)"/g)].map(([, path = ""]) => path);

it("every manifest is in the list of features, which has nothing else", () => {
  const manifests = globSync("*/feature.server.ts", { cwd: "app/features" });
  expect(manifests.length).toBeGreaterThan(0);
  expect(featureImports("app/features/features.server.ts").sort()).toEqual(manifests.sort());
});

it.each(["background-work", "metrics", "page-routes", "daily-cleanup"])("server/%s.ts learns of features from their list alone", (name) => {
  const imported = featureImports(`server/${name}.ts`).filter((path) => path.includes("/") || path.startsWith("feature"));
  expect(imported).toEqual(["features.server.ts"]);
});

it("what features do with visitors' data is not known to the history of it", () => {
  const owners = globSync("!(history)/personal-data{,.server.ts}", { cwd: "app/features" }).map((path) => path.split("/")[0]);
  expect(owners).toContain("leads");
  const files = globSync("app/features/history/**/*.server.ts");
  const foreign = files.flatMap((file) => featureImports(file).filter((path) => path.includes("/") && owners.includes(path.split("/")[0])));
  expect(foreign).toEqual([]);
});
