/** Crockford's base 32: no I, L, O or U, so that no two characters look alike. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten characters of five bits each. */
const length = 10;

export const codeBytes = length;

/** Each byte gives one character. 256 is a multiple of 32, so all are equally likely. */
export const codeFrom = (bytes: Uint8Array): string => [...bytes.slice(0, length)].map((byte) => alphabet[byte % 32]).join("");

/** Such as K7QM-4T2P-9X. */
export const formatCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? "";

/** A code as people type it: in any case, with any spaces and dashes, O for 0, and I or L for 1. Undefined if it cannot be one. */
export function parseCode(text: string): string | undefined {
  const code = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}._]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return code.length === length && [...code].every((character) => alphabet.includes(character)) ? code : undefined;
}
