/** The text of a file that says nothing about its encoding: spreadsheets also write UTF-16, and older ones windows-1252. */
export function decodeText(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file, 0, Math.min(2, file.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}
