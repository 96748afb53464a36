/**
 * The number of guesses, as a power of ten, for an attacker who knows common passwords. The password is split into the
 * cheapest pieces: words, runs such as `1234` or `qwerty`, repetitions and years; the rest is guessed by character.
 */
export function guessesPowerOfTen(password: string, rankOf: (word: string) => number | undefined): number {
  const text = [...foldPassword(password)].slice(0, longestLooked);
  const least = [0];
  for (let end = 1; end <= text.length; end++) {
    let best = (least[end - 1] ?? 0) + character;
    for (let start = Math.max(0, end - longestPiece); start <= end - 3; start++) {
      const piece = text.slice(start, end).join("");
      best = Math.min(best, (least[start] ?? 0) + pieceCost(piece, text.slice(0, start).join(""), rankOf));
    }
    least.push(best);
  }
  return least.at(-1) ?? 0;
}

/** Lowercase without accents. */
export function foldPassword(password: string): string {
  return password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const character = 1;
const longestPiece = 24;
/** Bounded; more characters can only make it stronger. */
const longestLooked = 80;

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
