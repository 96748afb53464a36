import { argon2, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { boundQueue, limitConcurrency } from "#lib/concurrency.ts";
import { AppError } from "#lib/errors.ts";

const argon2id = promisify(argon2);
/** What OWASP recommends at least. Tests, which hash thousands of passwords, lower it. */
export const hashingCost = { memory: 19_456, passes: 2 };

export const tooBusyToSignIn = () =>
  new AppError(
    "unavailable",
    {
      en: "Too many people are signing in right now; please try again in a few seconds",
      es: "Demasiadas personas están iniciando sesión en este momento; inténtelo de nuevo en unos segundos",
    },
    { retryAfter: 5 },
  );

/** Each run takes 19 MiB and one of the four threads of the pool, which files and DNS use too: half of them stay free. */
const inTurn = boundQueue(limitConcurrency(2), 200, tooBusyToSignIn);

/** Unicode has several spellings of one password, and keyboards differ. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC"), "utf8");

/** Shown once, stored only as a hash. */
export const generatePassword = () => generateCode(4, 5);

type Cost = { memory: number; passes: number };

function derive(password: string, salt: Buffer, { memory, passes }: Cost): Promise<string> {
  return inTurn(async () => {
    const tag = await argon2id("argon2id", { message: bytesOf(password), nonce: salt, memory, passes, parallelism: 1, tagLength: 32 });
    return ["argon2id", memory, passes, salt.toString("base64url"), tag.toString("base64url")].join("$");
  });
}

export const hashPassword = (password: string): Promise<string> => derive(password, randomBytes(16), hashingCost);

/** With the salt and cost of another hash: equal hashes mean equal passwords. */
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

/** Without 0 and O, 1, l and I: codes are typed by hand from a screen or paper. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

export function generateCode(groupCount: number, groupLength: number): string {
  const makeGroup = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: groupCount }, makeGroup).join("-");
}
