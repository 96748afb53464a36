import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { openStorage } from "#platform/images/storage.server.ts";
import { embeddedCopy } from "#test/database.ts";
import { describeLocation, moveInstallation, type OpenInstallation } from "./move.server.ts";
import { refuseMovedFolder } from "./moved-mark.server.ts";

const noon = new Date("2026-11-15T12:00:00Z");

async function newInstallation(): Promise<OpenInstallation> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-move-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: folder });
  return { config, database: await embeddedCopy(), storage: await openStorage(config) };
}

async function filledInstallation() {
  const installation = await newInstallation();
  onTestFinished(() => installation.database.close());
  const sender = { name: "Ana", phone: "", email: "ana@example.com", service: "" };
  await installation.database.db.insert(contactMessages).values({ ...sender, message: "¿Puedo comprar?" });
  return installation;
}

const filesOf = ({ config }: OpenInstallation) => readdirSync(config.dataDir).sort();

it("a site that was moved leaves a mark and nothing else behind, and is not moved a second time", async () => {
  const source = await filledInstallation();
  const target = await newInstallation();
  const close = vi.spyOn(target.database, "close").mockResolvedValue();
  onTestFinished(() => {
    close.mockRestore();
    return target.database.close();
  });
  await moveInstallation(source, target.config, async () => target, noon);
  expect(await target.database.db.select().from(contactMessages)).toEqual(await source.database.db.select().from(contactMessages));
  expect(filesOf(source)).toEqual(["moved.txt"]);
  const movedText = readFileSync(join(source.config.dataDir, "moved.txt"), "utf8");
  expect(movedText).toBe(`Moved to the folder ${target.config.dataDir} on 2026-11-15T12:00:00.000Z\n`);
  const openAnother = vi.fn(newInstallation);
  await expect(moveInstallation(source, readConfig({ DATA_DIR: "/nowhere" }), openAnother, noon)).rejects.toThrow("was moved");
  expect(openAnother).not.toHaveBeenCalled();
});

it("a folder that was left holds neither rows nor pictures of a site again, only forms that wait", async () => {
  const { config } = await newInstallation();
  writeFileSync(join(config.dataDir, "moved.txt"), "Moved to the database db.example/site\n");
  const settings = { DATA_DIR: config.dataDir };
  const server = { DATABASE_URL: "postgres://db.example/site" };
  const bucket = { S3_BUCKET: "homes" };
  for (const place of [settings, { ...settings, ...server }, { ...settings, ...bucket }])
    expect(() => refuseMovedFolder(readConfig(place))).toThrow(/was moved, database and pictures, and .*moved\.txt says where to/);
  refuseMovedFolder(readConfig({ ...settings, ...server, ...bucket }));
});

it("forms that wait to be stored hold a move up, before anything is done at either end", async () => {
  const source = await filledInstallation();
  mkdirSync(join(source.config.dataDir, "pending-forms"));
  writeFileSync(join(source.config.dataDir, "pending-forms", "000000000000001-000001-x.json"), "{}");
  const openTarget = vi.fn(newInstallation);
  await expect(moveInstallation(source, readConfig({ DATA_DIR: "/nowhere" }), openTarget, noon)).rejects.toThrow(
    /^1 of the visitors' forms wait in .*pending-forms\. Start the site/,
  );
  expect(openTarget).not.toHaveBeenCalled();
  expect(filesOf(source)).toEqual(["pending-forms"]);
});

it("a move that fails leaves no copy of what people wrote, and a site that still starts", async () => {
  const source = await filledInstallation();
  const target = await newInstallation();
  await target.storage.write("other.webp", Uint8Array.of(1));
  await expect(moveInstallation(source, target.config, async () => target, noon)).rejects.toThrow("The picture storage is not empty");
  expect(existsSync(join(source.config.dataDir, "move"))).toBe(false);
  expect(filesOf(source)).toEqual([]);
});

it.each([
  [{ DATA_DIR: "/srv/umbral" }, "the folder /srv/umbral"],
  [
    { DATA_DIR: "/srv/umbral", DATABASE_URL: "postgres://user:secret@db.example:5433/site" },
    "the database db.example:5433/site, with pictures in /srv/umbral/images",
  ],
  [{ DATABASE_URL: "postgres://db.example/site", S3_BUCKET: "homes" }, "the database db.example/site, with pictures in the bucket homes"],
])("says where an installation is, without its secrets: %o", (settings, place) => {
  expect(describeLocation(readConfig(settings))).toBe(place);
});
