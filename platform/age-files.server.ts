import { setImmediate } from "node:timers/promises";
import { StartError } from "#platform/config.server.ts";

export type Encrypt = (bytes: Uint8Array) => Promise<Uint8Array>;

const header = Buffer.from("age-encryption.org/v1\n");
/** Requests are handled between two pieces. */
const pieceSize = 64 * 1024;

/** Slow to load, and few installations need it. */
const loadLibrary = () => import("age-encryption");

export const isAgeFile = (bytes: Uint8Array): boolean => header.equals(bytes.subarray(0, header.length));

/** The format of age (https://age-encryption.org), which `age -d` reads too. */
export async function encrypterFor(recipients: string[]): Promise<Encrypt> {
  const { Encrypter } = await loadLibrary();
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (error) {
      throw new StartError(`${recipient} is not a recipient that age knows; copy the public key again (age1…).`, { cause: error });
    }
  }
  return async (bytes) => collect(await encrypter.encrypt(inPieces(bytes)));
}

/** Throws if no identity matches or a byte was changed. */
export async function decryptAgeFile(bytes: Uint8Array, identities: string[]): Promise<Uint8Array> {
  const { Decrypter } = await loadLibrary();
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return collect(await decrypter.decrypt(inPieces(bytes)));
}

export async function generateAgeIdentity(): Promise<string> {
  return (await loadLibrary()).generateX25519Identity();
}

export async function recipientOf(identity: string): Promise<string> {
  return (await loadLibrary()).identityToRecipient(identity);
}

function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let start = 0;
  return new ReadableStream({
    async pull(controller) {
      await setImmediate();
      if (start < bytes.length) controller.enqueue(bytes.slice(start, start + pieceSize));
      start += pieceSize;
      if (start >= bytes.length) controller.close();
    },
  });
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
