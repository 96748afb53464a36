const megabyte = 1024 * 1024;

export const maxDocumentBytes = 20 * megabyte;

/** What the library takes, by extension, and how it is sent. */
export const documentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

export type DocumentType = keyof typeof documentTypes;

/** `mixed` is a file that other programs read as another type, such as a PDF with a web page in it. */
export type DocumentProblem = "unknown" | "incomplete" | "mixed" | "macros";

const pdfStart = /^%PDF-[12]\.\d/;
const webPage = /<(?:!doctype\s+html|html|head|body|script|iframe|svg)\b/i;
/** Browsers look no further for a type. */
const sniffedBytes = 1024;
/** Readers look for the end of a PDF here. */
const pdfTail = 2048;

/** By content, regardless of name and header. */
export function identifyDocument(bytes: Uint8Array): { type: DocumentType } | { problem: DocumentProblem } {
  const start = latin1(bytes.subarray(0, sniffedBytes));
  if (pdfStart.test(start)) return identifyPdf(bytes, start);
  if (start.startsWith("PK\x03\x04")) return identifyOffice(bytes);
  return { problem: "unknown" };
}

function identifyPdf(bytes: Uint8Array, start: string): { type: "pdf" } | { problem: DocumentProblem } {
  if (webPage.test(start) || findZipEnd(bytes) !== undefined) return { problem: "mixed" };
  const end = latin1(bytes.subarray(-pdfTail));
  return /startxref\s+\d+\s+%%EOF/.test(end) ? { type: "pdf" } : { problem: "incomplete" };
}

function identifyOffice(bytes: Uint8Array): { type: DocumentType } | { problem: DocumentProblem } {
  const names = listZipNames(bytes);
  if (!names) return { problem: "incomplete" };
  if (!names.has("[Content_Types].xml")) return { problem: "unknown" };
  if ([...names].some((name) => /vbaproject\.bin$/i.test(name))) return { problem: "macros" };
  if (names.has("word/document.xml")) return { type: "docx" };
  return names.has("xl/workbook.xml") ? { type: "xlsx" } : { problem: "unknown" };
}

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

const zipEndSize = 22;
const zipEndMark = 0x06054b50;
const zipEntrySize = 46;
const zipEntryMark = 0x02014b50;
const longestComment = 0xffff;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the last record of a ZIP archive begins: its comment reaches exactly to the end of the file. */
function findZipEnd(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  const first = Math.max(0, bytes.length - zipEndSize - longestComment);
  for (let at = bytes.length - zipEndSize; at >= first; at--) {
    if (view.getUint32(at, true) === zipEndMark && at + zipEndSize + view.getUint16(at + 20, true) === bytes.length) return at;
  }
  return undefined;
}

/** The names of a ZIP archive's entries, from its directory; nothing is unpacked. */
function listZipNames(bytes: Uint8Array): Set<string> | undefined {
  const end = findZipEnd(bytes);
  if (end === undefined) return undefined;
  const view = viewOf(bytes);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const names = new Set<string>();
  for (let index = 0; index < count; index++) {
    if (at + zipEntrySize > end || view.getUint32(at, true) !== zipEntryMark) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const next = at + zipEntrySize + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) return undefined;
    names.add(latin1(bytes.subarray(at + zipEntrySize, at + zipEntrySize + nameLength)));
    at = next;
  }
  return names;
}
