import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { AppError } from "#lib/errors.ts";
import type { Label } from "#lib/labels.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { maxPasswordLength, minPasswordLength } from "#lib/password-rules.ts";
import { foldPassword, guessesPowerOfTen } from "#lib/password-strength.ts";
import { aboutField, mayHaveAtMost, mustHaveAtLeast } from "#lib/validation-messages.ts";
import { projectRoot } from "#platform/project-root.server.ts";

/**
 * The 21,000 most common passwords, words and names of English and Spanish, most common first, from the lists of zxcvbn-ts (MIT), and
 * after them the 5,000 most common passwords of twelve or more characters among the ten million from breaches that Mark Burnett
 * published for research. The estimator of zxcvbn-ts takes 95 MB and a quarter of a second with these languages; this takes a megabyte
 * while a password is being set.
 */
const wordList = join(projectRoot, "platform/accounts/common-passwords.txt.gz");

async function readCommonWords(): Promise<Map<string, number>> {
  const words = (await promisify(gunzip)(await readFile(wordList))).toString("ascii").trimEnd().split("\n");
  return new Map(words.map((word, rank) => [word, rank]));
}

/** What an attacker who knows the site tries first. */
const productWords = [
  "umbral",
  "home",
  "loan",
  "loans",
  "homeloan",
  "homeloans",
  "mortgage",
  "hipoteca",
  "prestamo",
  "utah",
  "taylorsville",
  "admin",
];

/** A hundred million guesses: far more than the limits allow, and weeks of work with stolen hashes. */
const leastPowerOfTen = 8;

export type Owner = { email?: string; userName?: string; firstName?: string; lastName?: string };

function ownWords({ email = "", userName = "", firstName = "", lastName = "" }: Owner): string[] {
  const words = [email, userName, firstName, lastName].flatMap((text) => foldPassword(text).split(/[^\p{L}\p{N}]+/u));
  return words.filter((word) => word.length >= 3);
}

/** The end of a sentence that begins with the field's name; undefined for a strong password. */
export async function findPasswordWeakness(password: string, owner: Owner): Promise<LocalizedText | undefined> {
  if (password.trim() === "") return { en: "must not be blank", es: "no puede estar en blanco" };
  if ([...password].length < minPasswordLength) return mustHaveAtLeast(minPasswordLength);
  if (password.length > maxPasswordLength) return mayHaveAtMost(maxPasswordLength);
  const easyWords = new Set([...productWords, ...ownWords(owner)]);
  const common = await readCommonWords();
  const rankOf = (word: string) => (easyWords.has(word) ? 0 : common.get(word));
  if (guessesPowerOfTen(password, rankOf) >= leastPowerOfTen) return undefined;
  return {
    en: "is too easy to guess: use four or more unrelated words, or let a password manager make one up",
    es: "es muy fácil de adivinar: use cuatro o más palabras sin relación entre sí, o deje que un administrador de contraseñas cree una",
  };
}

/** Every new password is checked here. */
export async function requireStrongPassword(field: string, label: Label, password: string, owner: Owner): Promise<void> {
  const weakness = await findPasswordWeakness(password, owner);
  if (weakness) throw AppError.field(field, aboutField(label, weakness));
}
