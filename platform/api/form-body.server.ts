import { AppError } from "#lib/errors.ts";
import { type BodyLimits, formBoundary, readBoundedBody, staffLimits, tooLarge } from "./body-limits.server.ts";

/** Names and types of a field are far shorter. */
const longestHeader = 2000;

const unreadable = (cause?: unknown) =>
  new AppError("invalid", { en: "The form could not be read", es: "No se pudo leer el formulario" }, { cause });

/**
 * The fields of a form with files. Node's parser looks at every byte of headers and texts, which for a body as large as a
 * photo may be takes seconds: both are bounded here. It is told the boundary that the fields were counted by.
 */
export async function readForm(request: Request, limits: BodyLimits): Promise<Array<[string, string | File]>> {
  const boundary = formBoundary(request.headers.get("content-type") ?? "");
  if (!boundary) throw unreadable();
  const bytes = await readBoundedBody(request, limits);
  refuseLongHeaders(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), boundary);
  const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(bytes, { headers }).formData().catch((cause: unknown) => {
    throw unreadable(cause);
  });
  const fields = [...form];
  const texts = fields.reduce((length, [, value]) => length + (typeof value === "string" ? value.length : 0), 0);
  if (texts > staffLimits.bytes) throw tooLarge(staffLimits);
  return fields;
}

function refuseLongHeaders(buffer: Buffer, boundary: string): void {
  const separator = `--${boundary}`;
  for (let at = buffer.indexOf(separator); at !== -1; at = buffer.indexOf(separator, at + separator.length)) {
    const start = at + separator.length;
    if (buffer.toString("latin1", start, start + 2) === "--") return;
    const header = buffer.subarray(start, start + longestHeader);
    if (!header.includes("\r\n\r\n")) throw unreadable();
  }
}
