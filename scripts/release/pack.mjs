import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const sha256 = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** In the format of sha256sum. */
export function writeChecksums(folder) {
  const lines = filesOf(folder).map((file) => `${sha256(join(folder, file))}  ./${file}\n`);
  writeFileSync(join(folder, "SHA256SUMS"), lines.join(""));
}

export const folderSize = (folder) => filesOf(folder).reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0);

/** Reproducible: sorted, no owner, dated by the last commit. */
export function packFolder(folder) {
  const name = basename(folder);
  const file = `${folder}.tar.gz`;
  const facts = [
    "--sort=name",
    "--format=ustar",
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    `--mtime=@${sourceDate()}`,
    "--mode=u=rwX,go=rX",
  ];
  execFileSync("tar", [...facts, "--use-compress-program=gzip -n", "-cf", file, "-C", dirname(folder), name], { stdio: "inherit" });
  writeFileSync(`${file}.sha256`, `${sha256(file)}  ${name}.tar.gz\n`);
  return { file, bytes: statSync(file).size };
}

function sourceDate() {
  if (process.env.SOURCE_DATE_EPOCH) return process.env.SOURCE_DATE_EPOCH;
  try {
    return execFileSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "0";
  }
}
