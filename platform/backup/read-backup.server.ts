import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { StartError } from "#platform/config.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { type Manifest, manifestFile, openManifest, type SignedManifest, sha256 } from "./manifest.server.ts";

export type BackupFiles = Pick<ImageStorage, "read">;

const decompress = promisify(gunzip);

/** Far larger than any of our parts; a few compressed kilobytes could expand to more. */
const maxPartBytes = 256 * 1024 * 1024;
/** Rows compress to about a tenth. What is larger than this and compressed much more was made to fill a disk. */
const unquestionedBytes = 1024 ** 3;
const maxExpansion = 100;

export async function readManifest(backup: BackupFiles, where: string, expectedSigner?: string): Promise<SignedManifest> {
  const bytes = await backup.read(manifestFile);
  if (!bytes) throw new StartError(`There is no finished backup in ${where}: ${manifestFile} is missing.`);
  return openManifest(bytes, where, expectedSigner);
}

type Part = Manifest["tables"][number]["parts"][number];

/** Verified. */
export async function readPart(backup: BackupFiles, part: Part): Promise<string[]> {
  return (await decompressPart(backup, part)).text.toString("utf8").split("\n").slice(0, -1);
}

async function decompressPart(backup: BackupFiles, { file, sha256, bytes: size = maxPartBytes }: Part) {
  const bytes = await readFile(backup, file, sha256);
  // 0 would mean no limit.
  const maxOutputLength = Math.max(1, Math.min(size, maxPartBytes));
  const text = await decompress(bytes, { maxOutputLength }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_BUFFER_TOO_LARGE") throw error;
    throw new StartError(`The backup is refused: ${file} expands to more than the ${maxOutputLength} bytes that it may have.`);
  });
  return { text, compressedSize: bytes.byteLength };
}

export async function readFile(backup: BackupFiles, name: string, expected: string): Promise<Uint8Array> {
  const bytes = await backup.read(name);
  if (!bytes) throw new StartError(`The backup is not whole: ${name} is missing.`);
  if (sha256(bytes) !== expected) throw new StartError(`The backup is damaged: ${name} is not what was written.`);
  return bytes;
}

export async function verifyBackup(backup: BackupFiles, manifest: Manifest): Promise<void> {
  const sizes = { compressed: 0, expanded: 0 };
  for (const { name, rows, parts } of manifest.tables) {
    let count = 0;
    for (const part of parts) {
      const { text, compressedSize } = await decompressPart(backup, part);
      count += countLines(text);
      sizes.compressed += compressedSize;
      sizes.expanded += text.byteLength;
      refuseExpansion(sizes);
    }
    if (count !== rows) throw new StartError(`The backup is damaged: ${name} has ${count} rows instead of ${rows}.`);
  }
  for (const picture of manifest.pictures) await readFile(backup, picture.name, picture.sha256);
}

export function refuseExpansion({ compressed, expanded }: { compressed: number; expanded: number }): void {
  if (expanded > unquestionedBytes && expanded > maxExpansion * compressed)
    throw new StartError(`The backup is refused: its rows expand to more than ${maxExpansion} times their size.`);
}

function countLines(text: Buffer): number {
  let count = 0;
  for (let end = text.indexOf(10); end !== -1; end = text.indexOf(10, end + 1)) count++;
  return count;
}
