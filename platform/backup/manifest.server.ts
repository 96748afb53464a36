import { createHash, type KeyObject } from "node:crypto";
import { z } from "zod";
import { StartError } from "#platform/config.server.ts";
import { isSignedBy, signerOf, signText } from "./signature.server.ts";

export const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const fileName = z.string().regex(/^[\w-]+(\.[\w-]+)*$/);

/** What a backup consists of. It is written last: a folder without it holds no backup, only the beginning of one. */
const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal("umbral"),
  version: z.string(),
  madeAt: z.iso.datetime(),
  installation: z.string(),
  /** The last change of the schema that these rows have been through. */
  migration: z.string(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.int().min(0),
      /** Of all lines, each with its line break. */
      sha256: digest,
      /** `bytes` is the size of the lines before compression; earlier versions did not write it. */
      parts: z.array(z.object({ file: fileName, sha256: digest, bytes: z.int().min(0).optional() })),
    }),
  ),
  sequences: z.record(z.string(), z.string()),
  pictures: z.array(z.object({ name: fileName, bytes: z.int(), sha256: digest })),
  /** Pictures that had a row and no file when the backup was made. */
  missingPictures: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = "manifest.json";
const seal = "sha256";
const signatureKind = "ed25519";

/** The manifest with a checksum over itself, and the installation's signature. */
export function sealManifest(manifest: Manifest, key?: KeyObject): string {
  const text = JSON.stringify(manifest, null, 1);
  const signature = key ? `${signatureKind} ${signerOf(key)} ${signText(text, key)}\n` : "";
  return `${text}\n${seal} ${sha256(text)}\n${signature}`;
}

/** A manifest, and whose signature it bears; backups of earlier versions have none. */
export type SignedManifest = Manifest & { signer?: string };

const sealedManifest = new RegExp(`^(.*)\\n${seal} (\\w+)\\n(?:${signatureKind} ([\\w-]+) ([\\w-]+)\\n)?$`, "s");

/** `expectedSigner` is the key that the operator knows as the site's own: nothing else is accepted then. */
export function openManifest(bytes: Uint8Array, where: string, expectedSigner?: string): SignedManifest {
  const [, text = "", sealedDigest, signer, signature = ""] = sealedManifest.exec(Buffer.from(bytes).toString("utf8")) ?? [];
  const isIntact = sealedDigest === sha256(text) && (signer === undefined || isSignedBy(signer, text, signature));
  if (!isIntact) throw new StartError(`The manifest of the backup in ${where} was damaged or changed.`);
  if (expectedSigner !== undefined && signer !== expectedSigner)
    throw new StartError(
      `The backup in ${where} is ${signer === undefined ? "not signed" : `signed by ${signer}`}, and BACKUP_SIGNER is ${expectedSigner}: another site made it, or somebody changed it.`,
    );
  const result = manifestSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new StartError(`The backup in ${where} is of a kind that this version cannot read.`);
  return { ...result.data, signer };
}

/** Names what a backup holds: two of the same content have the same. */
export function contentName({ migration, tables, pictures }: Manifest): string {
  return sha256(
    JSON.stringify([migration, tables.map(({ name, sha256 }) => [name, sha256]), pictures.map(({ name, sha256 }) => [name, sha256])]),
  );
}

/** What a backup holds, for a person. */
export function summaryOf({ tables, pictures, missingPictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const missingNote =
    missingPictures.length > 0 ? ` (of ${missingPictures.length} the file was missing: ${missingPictures.join(", ")})` : "";
  return `${rows} rows of ${tables.length} tables and ${pictures.length} pictures${missingNote}`;
}
