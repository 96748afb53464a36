import { expect, it } from "vitest";
import { commandLine } from "./command-line.server.ts";
import { StartError } from "./config.server.ts";
import { refuseDataInRelease } from "./release.server.ts";

it("names a command by npm in a checkout and by its own program in a release", () => {
  const commandLines = (release: boolean) => [
    commandLine("migrate", undefined, release),
    commandLine("restore", "<place>", release),
    commandLine("backup", "[<place>]", release),
  ];
  expect(commandLines(false)).toEqual(["npm run migrate", "npm run restore -- <place>", "npm run backup [-- <place>]"]);
  expect(commandLines(true)).toEqual(["umbral migrate", "umbral restore <place>", "umbral backup [<place>]"]);
});

it("keeps the data folder out of a release, whose place the next one takes", () => {
  expect(() => refuseDataInRelease("/opt/umbral-1/.data", "/opt/umbral-1")).toThrow(StartError);
  expect(() => refuseDataInRelease("/opt/umbral-1", "/opt/umbral-1")).toThrow("set DATA_DIR");
  expect(() => refuseDataInRelease("/opt/umbral-1-data", "/opt/umbral-1")).not.toThrow();
  expect(() => refuseDataInRelease("/srv/umbral/.data", undefined)).not.toThrow();
});
