/**
 * The one kind of header that our tar files need (POSIX ustar, plain files with short names). Archive libraries read and write
 * streams from end to end; a backup is read by name, its last file first, for which a list of headers is all that is wanted.
 */
export const blockSize = 512;

export type TarEntry = { name: string; size: number };

const fields = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
} as const;
const typeOffset = 156;
const magicOffset = 257;
const plainFile = "0";

export function tarHeader({ name, size }: TarEntry, at: Date): Buffer {
  if (Buffer.byteLength(name) > fields.name[1]) throw new Error(`${name} is too long a name for a tar file`);
  const header = Buffer.alloc(blockSize);
  header.write(name, "utf8");
  const writeOctal = (field: keyof typeof fields, value: number) => {
    const [start, length] = fields[field];
    header.write(value.toString(8).padStart(length - 1, "0"), start, "latin1");
  };
  writeOctal("mode", 0o600);
  writeOctal("owner", 0);
  writeOctal("group", 0);
  writeOctal("size", size);
  writeOctal("time", Math.floor(at.getTime() / 1000));
  header.write(plainFile, typeOffset, "latin1");
  header.write("ustar\x0000", magicOffset, "latin1");
  header.write(`${checksum(header).toString(8).padStart(6, "0")}\0 `, fields.sum[0], "latin1");
  return header;
}

/** The entry that a block begins, "end" for the empty block after the last, and nothing where it is no header or a damaged one. */
export function parseTarHeader(block: Buffer): (TarEntry & { isFile: boolean }) | "end" | undefined {
  if (block.length < blockSize || block.every((byte) => byte === 0)) return "end";
  const text = ([start, length]: readonly [number, number]) => block.toString("utf8", start, start + length).replace(/\0.*$/s, "");
  const number = (field: readonly [number, number]) => (/^ *[0-7]+ *$/.test(text(field)) ? Number.parseInt(text(field), 8) : Number.NaN);
  if (number(fields.sum) !== checksum(block)) return undefined;
  const size = number(fields.size);
  if (!Number.isSafeInteger(size)) return undefined;
  const type = block.toString("latin1", typeOffset, typeOffset + 1);
  // Whoever unpacked one and packed it again by hand has names that begin so.
  return { name: text(fields.name).replace(/^(\.\/)+/, ""), size, isFile: type === plainFile || type === "\0" };
}

/** Of all bytes of the header, those of the sum itself counted as spaces. */
function checksum(header: Buffer): number {
  const [start, length] = fields.sum;
  return header.reduce((sum, byte, index) => sum + (index >= start && index < start + length ? 32 : byte), 0);
}

/** Contents are followed by zeros up to the next block. */
export const paddedSize = (size: number) => Math.ceil(size / blockSize) * blockSize;
