import { createHash, type KeyObject } from "node:crypto";
import { z } from "zod";
import { StartError } from "#platform/config.server.ts";
import { isSignedBy, signerOf, signText } from "./signature.server.ts";

export const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const fileName = z.string().regex(/^[\w-]+(\.[\w-]+)*$/);
const storedName = z.string().regex(/^(files\/)?[\w-]+(\.[\w-]+)*$/);

/** Written last: a folder without it is an incomplete backup. */
const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal("umbral"),
  version: z.string(),
  madeAt: z.iso.datetime(),
  installation: z.string(),
  migration: z.string(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.int().min(0),
      /** Of all lines including line breaks. */
      sha256: digest,
      /** `bytes` is the uncompressed size; earlier versions did not write it. */
      parts: z.array(z.object({ file: fileName, sha256: digest, bytes: z.int().min(0).optional() })),
    }),
  ),
  sequences: z.record(z.string(), z.string()),
  /** And other stored files, which are in a folder. */
  pictures: z.array(z.object({ name: storedName, bytes: z.int(), sha256: digest })),
  missingPictures: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = "manifest.json";
const seal = "sha256";
const signatureKind = "ed25519";

export function sealManifest(manifest: Manifest, key?: KeyObject): string {
  const text = JSON.stringify(manifest, null, 1);
  const signature = key ? `${signatureKind} ${signerOf(key)} ${signText(text, key)}\n` : "";
  return `${text}\n${seal} ${sha256(text)}\n${signature}`;
}

/** Backups of earlier versions are not signed. */
export type SignedManifest = Manifest & { signer?: string };

const sealedManifest = new RegExp(`^(.*)\\n${seal} (\\w+)\\n(?:${signatureKind} ([\\w-]+) ([\\w-]+)\\n)?$`, "s");

/** With `expectedSigner`, no other signature is accepted. */
export function openManifest(bytes: Uint8Array, where: string, expectedSigner?: string): SignedManifest {
  const [, text = "", sealedDigest, signer, signature = ""] = sealedManifest.exec(Buffer.from(bytes).toString("utf8")) ?? [];
  const isIntact = sealedDigest === sha256(text) && (signer === undefined || isSignedBy(signer, text, signature));
  if (!isIntact) throw new StartError(`The manifest of the backup in ${where} was damaged or changed.`);
  if (expectedSigner !== undefined && signer !== expectedSigner)
    throw new StartError(
      `The backup in ${where} is ${signer === undefined ? "not signed" : `signed by ${signer}`}, and BACKUP_SIGNER is ${expectedSigner}: another site made it, or it was changed.`,
    );
  const result = manifestSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new StartError(`The backup in ${where} is of a kind that this version cannot read.`);
  return { ...result.data, signer };
}

/** Two backups with the same content have the same name. */
export function contentName({ migration, tables, pictures }: Manifest): string {
  return sha256(
    JSON.stringify([migration, tables.map(({ name, sha256 }) => [name, sha256]), pictures.map(({ name, sha256 }) => [name, sha256])]),
  );
}

export function summaryOf({ tables, pictures, missingPictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const missingNote =
    missingPictures.length > 0 ? ` (of ${missingPictures.length} the file was missing: ${missingPictures.join(", ")})` : "";
  return `${rows} rows of ${tables.length} tables and ${pictures.length} pictures and files${missingNote}`;
}
