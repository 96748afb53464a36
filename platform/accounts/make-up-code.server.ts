import { randomInt } from "node:crypto";

/** Without 0 and O, 1, l and I: codes are read from a screen or from paper and typed by hand. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

/** Groups of letters and digits, joined by hyphens. One character is worth almost five bits. */
export function makeUpCode(groupCount: number, groupLength: number): string {
  const makeGroup = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: groupCount }, makeGroup).join("-");
}
