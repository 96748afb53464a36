import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { AppError } from "#lib/errors.ts";
import type { Label } from "#lib/labels.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { maxPasswordLength, minPasswordLength } from "#lib/password-rules.ts";
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

/**
 * Estimates how many guesses an informed attacker needs, as a power of ten. The password is cut into the pieces that are guessed
 * fastest: words, names, runs such as `1234` or `qwerty`, repetitions, years; the rest is guessed character by character.
 */
function guessesPowerOfTen(password: string, rankOf: (word: string) => number | undefined): number {
  const text = [...foldPassword(password)].slice(0, maxLength);
  const least = [0];
  for (let end = 1; end <= text.length; end++) {
    let best = (least[end - 1] ?? 0) + character;
    for (let start = Math.max(0, end - maxPieceLength); start <= end - 3; start++) {
      const piece = text.slice(start, end).join("");
      best = Math.min(best, (least[start] ?? 0) + pieceCost(piece, text.slice(0, start).join(""), rankOf));
    }
    least.push(best);
  }
  return least.at(-1) ?? 0;
}

function foldPassword(password: string): string {
  return password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const character = 1;
const maxPieceLength = 24;
/** Bounds the work: more characters can only make a password stronger. */
const maxLength = 80;

const standIns: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" };
const unmaskPiece = (piece: string) => piece.replace(/[013457@$!]/g, (sign) => standIns[sign] ?? sign);

const runs = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qazwsxedcrfvtgb", "1qaz2wsx3edc"];
const bothWays = runs.flatMap((run) => [run, [...run].reverse().join("")]);

function pieceCost(piece: string, before: string, rankOf: (word: string) => number | undefined): number {
  if (new Set(piece).size === 1 || bothWays.some((run) => run.includes(piece))) return 1;
  if (before.includes(piece)) return 0.5;
  if (/^(19|20)\d\d$/.test(piece)) return 2;
  const rank = rankOf(piece);
  if (rank !== undefined) return Math.log10(rank + 2);
  const unmaskedRank = rankOf(unmaskPiece(piece));
  return unmaskedRank === undefined ? Number.POSITIVE_INFINITY : Math.log10(unmaskedRank + 2) + 0.5;
}
