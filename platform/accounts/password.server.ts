import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitConcurrency } from "#lib/concurrency.ts";

const argon2id = promisify(argon2);
const cost = { memory: 19_456, passes: 2 };

/** Each run takes 19 MiB: a burst of sign-ins queues instead of eating the machine. */
const oneOfFour = limitConcurrency(4);

/** Unicode has several spellings of one password; keyboards differ in which one they send. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC"), "utf8");

/** For someone who is handed an account: shown once, stored only as a hash. */
export const makeUpPassword = () => randomBytes(15).toString("base64url");

type Cost = { memory: number; passes: number };

function derive(password: string, salt: Buffer, { memory, passes }: Cost): Promise<string> {
  return oneOfFour(async () => {
    const tag = await argon2id("argon2id", { message: bytesOf(password), nonce: salt, memory, passes, parallelism: 1, tagLength: 32 });
    return ["argon2id", memory, passes, salt.toString("base64url"), tag.toString("base64url")].join("$");
  });
}

export const hashPassword = (password: string): Promise<string> => derive(password, randomBytes(16), cost);

/** Under the salt and the cost of another hash: where both are equal, the passwords are. */
export function hashLike(hash: string, password: string): Promise<string> {
  const [, memory, passes, salt = ""] = hash.split("$");
  return derive(password, Buffer.from(salt, "base64url"), { memory: Number(memory), passes: Number(passes) });
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  if (!/^argon2id\$\d+\$\d+\$[\w-]+\$[\w-]+$/.test(hash)) return false;
  const actual = Buffer.from(await hashLike(hash, password));
  const expectedHash = Buffer.from(hash);
  return actual.length === expectedHash.length && timingSafeEqual(actual, expectedHash);
}
