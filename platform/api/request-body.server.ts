import type { Context } from "hono";
import { AppError } from "#lib/errors.ts";
import {
  type BodyLimits,
  documentLimits,
  formBoundary,
  readBoundedBody,
  refuseManyJsonFields,
  staffLimits,
  strangersLimits,
  tooLarge,
  uploadLimits,
} from "./body-limits.server.ts";
import type { ApiEnv, BodyEncoding, UploadField } from "./operation.server.ts";

export type Fields = Record<string, unknown>;
type RequestBody = { fields: Fields; image: Uint8Array | undefined };

const maxDepth = 16;
const limitsOf: Record<UploadField, BodyLimits> = { ImageFile: uploadLimits, DocumentFile: documentLimits };

/** Reads the fields of a request in any of the accepted encodings, and the one file that it may have. */
export async function readBody(
  c: Context<ApiEnv>,
  accepted: readonly BodyEncoding[],
  uploadField: UploadField = "ImageFile",
): Promise<RequestBody> {
  const contentType = c.req.header("content-type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json" && accepted.includes("json")) {
    const limits = c.var.staff ? staffLimits : strangersLimits;
    return { fields: jsonFields(await readBoundedBody(c.req.raw, limits), limits), image: undefined };
  }
  if (type === "multipart/form-data" && accepted.includes("multipart")) {
    return formFields(await readForm(c.req.raw, c.var.staff ? limitsOf[uploadField] : strangersLimits), uploadField);
  }
  const names = accepted.map((encoding) => (encoding === "json" ? "application/json" : "multipart/form-data"));
  throw new AppError("unsupportedMedia", {
    en: `The body must be ${names.join(" or ")}`,
    es: `El cuerpo de la solicitud debe ser ${names.join(" o ")}`,
  });
}

function jsonFields(bytes: Uint8Array, limits: BodyLimits): Fields {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AppError("invalid", { en: "The body is not valid JSON", es: "El cuerpo de la solicitud no es JSON válido" });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AppError("invalid", { en: "The body must be a JSON object", es: "El cuerpo de la solicitud debe ser un objeto JSON" });
  refuseHostile(value, 0);
  refuseManyJsonFields(value, limits);
  return { ...value };
}

function refuseHostile(value: unknown, depth: number): void {
  if (depth > maxDepth)
    throw new AppError("invalid", { en: "The body is nested too deeply", es: "El cuerpo de la solicitud tiene demasiados niveles" });
  if (typeof value === "string") refuseUnstorable(value);
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "__proto__" || key === "constructor" || key === "prototype")
      throw new AppError("invalid", {
        en: `The body may not have a field named ${key}`,
        es: `La solicitud no puede tener un campo llamado ${key}`,
      });
    refuseUnstorable(key);
    refuseHostile(inner, depth + 1);
  }
}

function refuseUnstorable(text: string): void {
  if (!text.includes("\0") && text.isWellFormed()) return;
  throw new AppError("invalid", {
    en: "The body contains characters that cannot be stored",
    es: "La solicitud contiene caracteres que no se pueden guardar",
  });
}

async function formFields(form: Array<[string, string | File]>, uploadField: UploadField): Promise<RequestBody> {
  const fields: Fields = {};
  let image: Uint8Array | undefined;
  for (const [name, value] of form) {
    if (typeof value === "string") {
      // Browsers send line breaks as CR LF; stored texts have LF.
      if (name !== "__proto__") fields[name] = value.replaceAll("\r\n", "\n");
    } else if (value.size > 0) {
      if (name !== uploadField)
        throw AppError.field(name, {
          en: `${name} is a file, and the only one that is taken is ${uploadField}`,
          es: `${name} es un archivo, y el único que se acepta es ${uploadField}`,
        });
      image = new Uint8Array(await value.arrayBuffer());
    }
  }
  return { fields, image };
}

const longestHeader = 2000;

const unreadable = (cause?: unknown) =>
  new AppError("invalid", { en: "The form could not be read", es: "No se pudo leer el formulario" }, { cause });

/** Node's parser reads headers and texts byte by byte, which takes seconds for a body as large as a photo: both are limited here. */
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
