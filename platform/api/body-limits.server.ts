import { AppError } from "#lib/errors.ts";
import { maxPictureBytes } from "#lib/picture-files.ts";

export type BodyLimits = { bytes: number; fields: number };

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A message and its form are far smaller. */
export const strangersLimits: BodyLimits = { bytes: 64 * kilobyte, fields: 200 };
/** The longest article in two languages; a hundred records that are handled at once, by three values each. */
export const staffLimits: BodyLimits = { bytes: megabyte, fields: 400 };
/** A picture and the texts of its form. */
export const uploadLimits: BodyLimits = { bytes: maxPictureBytes + megabyte, fields: 200 };

/** The whole body, refused by the length that it declares, while it comes, and by its number of fields before anything parses it. */
export async function readBoundedBody(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limits.bytes) throw tooLarge(limits);
  const bytes = await readUpTo(request, limits);
  refuseManyFields(bytes, request.headers.get("content-type") ?? "", limits);
  return bytes;
}

async function readUpTo(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  // Node itself reads no further than the length that was declared.
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

export function tooLarge({ bytes }: BodyLimits): AppError {
  const size = bytes >= megabyte ? `${bytes / megabyte} MB` : `${bytes / kilobyte} KB`;
  return new AppError("tooLarge", { en: `The request is larger than ${size}`, es: `La solicitud es de más de ${size}` });
}

/** Counted by what stands between fields, which costs nothing; parsing thousands of them would hold up everyone. */
function refuseManyFields(bytes: Uint8Array, contentType: string, { fields }: BodyLimits): void {
  const separator = separatorIn(contentType);
  if (!separator) return;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf(separator); at !== -1; at = buffer.indexOf(separator, at + separator.length)) {
    // One more than there are fields, since a form may end with its separator.
    if (++count > fields + 1)
      throw new AppError("tooLarge", { en: `The form has more than ${fields} fields`, es: `El formulario tiene más de ${fields} campos` });
  }
}

function separatorIn(contentType: string): string | undefined {
  if (/^\s*application\/x-www-form-urlencoded\b/i.test(contentType)) return "&";
  if (!/^\s*multipart\//i.test(contentType)) return undefined;
  return `--${formBoundary(contentType) ?? ""}`;
}

/** Of the characters that a boundary may have, none of which is read in two ways. */
export function formBoundary(contentType: string): string | undefined {
  const [, quotedBoundary, bareBoundary] =
    /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+./:=?-]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? [];
  return quotedBoundary ?? bareBoundary;
}

/** The same bound for JSON, which is parsed by then: counting goes no further than the bound. */
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
