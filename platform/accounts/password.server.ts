import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitConcurrency } from "#lib/concurrency.ts";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Each run takes 19 MiB: a burst of sign-ins queues instead of eating the machine. */
const oneOfFour = limitConcurrency(4);

/** Unicode has several spellings of one password; keyboards differ in which one they send. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC"), "utf8");

/** For someone who is handed an account: shown once, stored only as a hash. */
export const makeUpPassword = () => randomBytes(15).toString("base64url");

export function hashPassword(password: string): Promise<string> {
  return oneOfFour(async () => {
    const salt = randomBytes(16);
    const tag = await derive("argon2id", { message: bytesOf(password), nonce: salt, ...cost });
    return ["argon2id", cost.memory, cost.passes, salt.toString("base64url"), tag.toString("base64url")].join("$");
  });
}

export function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  return oneOfFour(async () => {
    const [scheme, memory, passes, salt, tag] = hash.split("$");
    if (scheme !== "argon2id" || !salt || !tag) return false;
    const expected = Buffer.from(tag, "base64url");
    const parameters = { ...cost, memory: Number(memory), passes: Number(passes), tagLength: expected.length };
    const actual = await derive("argon2id", { message: bytesOf(password), nonce: Buffer.from(salt, "base64url"), ...parameters });
    return timingSafeEqual(actual, expected);
  });
}
