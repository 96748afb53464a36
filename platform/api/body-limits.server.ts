import { maxDocumentBytes } from "#lib/document-files.ts";
import { AppError } from "#lib/errors.ts";
import { maxPictureBytes } from "#lib/picture-files.ts";

export type BodyLimits = {
  bytes: number;
  fields: number;
  /** The size of the one file that makes such a body large, for the message. */
  fileBytes?: number;
};

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Contact messages are far smaller. */
export const strangersLimits: BodyLimits = { bytes: 64 * kilobyte, fields: 200 };
/** The longest article in two languages; a bulk action on a hundred records with three values each. */
export const staffLimits: BodyLimits = { bytes: megabyte, fields: 2000 };
export const uploadLimits: BodyLimits = { bytes: maxPictureBytes + megabyte, fields: 200 };
export const documentLimits: BodyLimits = { bytes: maxDocumentBytes + megabyte, fields: 200, fileBytes: maxDocumentBytes };

/** Refuses a body by its declared length, while it is read, and by its number of fields before it is parsed. */
export async function readBoundedBody(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limits.bytes) throw tooLarge(limits);
  const bytes = await readUpTo(request, limits);
  refuseManyFields(bytes, request.headers.get("content-type") ?? "", limits);
  return bytes;
}

async function readUpTo(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  // Node reads no further than the declared length.
  if (request.headers.has("content-length") && !request.headers.has("transfer-encoding"))
    return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limits.bytes) throw tooLarge(limits);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

export function tooLarge({ bytes, fileBytes }: BodyLimits): AppError {
  if (fileBytes !== undefined) {
    const size = `${fileBytes / megabyte} MB`;
    return new AppError("tooLarge", { en: `The file is larger than ${size}`, es: `El archivo es de más de ${size}` });
  }
  const size = bytes >= megabyte ? `${bytes / megabyte} MB` : `${bytes / kilobyte} KB`;
  return new AppError("tooLarge", { en: `The request is larger than ${size}`, es: `La solicitud es de más de ${size}` });
}

/** Counts separators, which is cheap; parsing thousands of fields would block other requests. */
function refuseManyFields(bytes: Uint8Array, contentType: string, { fields }: BodyLimits): void {
  const separator = separatorIn(contentType);
  if (!separator) return;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf(separator); at !== -1; at = buffer.indexOf(separator, at + separator.length)) {
    // A form may end with its separator.
    if (++count > fields + 1)
      throw new AppError("tooLarge", { en: `The form has more than ${fields} fields`, es: `El formulario tiene más de ${fields} campos` });
  }
}

function separatorIn(contentType: string): string | undefined {
  if (/^\s*application\/x-www-form-urlencoded\b/i.test(contentType)) return "&";
  if (!/^\s*multipart\//i.test(contentType)) return undefined;
  return `--${formBoundary(contentType) ?? ""}`;
}

/** Accepts only characters that every parser reads the same way. */
export function formBoundary(contentType: string): string | undefined {
  const [, quotedBoundary, bareBoundary] =
    /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+./:=?-]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? [];
  return quotedBoundary ?? bareBoundary;
}

/** The same limit for JSON, after parsing. */
export function refuseManyJsonFields(value: unknown, { fields }: BodyLimits): void {
  let count = 0;
  const visit = (inner: unknown): void => {
    if (typeof inner !== "object" || inner === null) return;
    for (const item of Object.values(inner)) {
      if (++count > fields)
        throw new AppError("tooLarge", { en: `The body has more than ${fields} fields`, es: `La solicitud tiene más de ${fields} campos` });
      visit(item);
    }
  };
  visit(value);
}
