import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { commands } from "./commands.ts";

it("names the commands in the help of a release", () => {
  const help = readFileSync("scripts/release/launcher.sh", "utf8");
  const named = [...help.matchAll(/^ {2}([a-z]+) .* {2}\S/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(["start", ...commands.keys()].toSorted());
});
