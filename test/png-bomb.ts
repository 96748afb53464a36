import { constants, crc32, createDeflate } from "node:zlib";

/** A small PNG that unfolds into `edge`² shades of gray. */
export async function pngBomb(edge: number, bitsPerPixel = 1): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header[8] = bitsPerPixel;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", await packedZeros(edge * (Math.ceil((edge * bitsPerPixel) / 8) + 1))),
    chunk("IEND"),
  ]);
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const namedChunk = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(namedChunk));
  return Buffer.concat([length, namedChunk, check]);
}

async function packedZeros(count: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9, strategy: constants.Z_RLE });
  const packedChunks: Buffer[] = [];
  deflate.on("data", (part: Buffer) => packedChunks.push(part));
  const block = Buffer.alloc(1024 * 1024);
  for (let left = count; left > 0; left -= block.length) {
    if (!deflate.write(block.subarray(0, Math.min(left, block.length)))) await new Promise((resolve) => deflate.once("drain", resolve));
  }
  deflate.end();
  await new Promise((resolve) => deflate.once("end", resolve));
  return Buffer.concat(packedChunks);
}
