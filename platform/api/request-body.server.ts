import type { Context } from "hono";
import { AppError } from "#lib/errors.ts";
import {
  type BodyLimits,
  readBoundedBody,
  refuseManyJsonFields,
  staffLimits,
  strangersLimits,
  uploadLimits,
} from "./body-limits.server.ts";
import { readForm } from "./form-body.server.ts";
import type { ApiEnv, BodyEncoding } from "./operation.server.ts";

export type Fields = Record<string, unknown>;
type RequestBody = { fields: Fields; image: Uint8Array | undefined };

const maxDepth = 16;
const imageField = "ImageFile";

/** The fields of a request, whichever of the accepted encodings they came in. */
export async function readBody(c: Context<ApiEnv>, accepted: readonly BodyEncoding[]): Promise<RequestBody> {
  const contentType = c.req.header("content-type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json" && accepted.includes("json")) {
    const limits = c.var.staff ? staffLimits : strangersLimits;
    return { fields: jsonFields(await readBoundedBody(c.req.raw, limits), limits), image: undefined };
  }
  if (type === "multipart/form-data" && accepted.includes("multipart")) {
    return formFields(await readForm(c.req.raw, c.var.staff ? uploadLimits : strangersLimits));
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
  if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) {
    throw new AppError("invalid", {
      en: "The body contains characters that cannot be stored",
      es: "La solicitud contiene caracteres que no se pueden guardar",
    });
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "__proto__" || key === "constructor" || key === "prototype")
      throw new AppError("invalid", {
        en: `The body may not have a field named ${key}`,
        es: `La solicitud no puede tener un campo llamado ${key}`,
      });
    refuseHostile(inner, depth + 1);
  }
}

async function formFields(form: Array<[string, string | File]>): Promise<RequestBody> {
  const fields: Fields = {};
  let image: Uint8Array | undefined;
  for (const [name, value] of form) {
    if (typeof value === "string") {
      // A form sends every line break as CR LF; what is stored has the one that was typed.
      if (name !== "__proto__") fields[name] = value.replaceAll("\r\n", "\n");
    } else if (value.size > 0) {
      if (name !== imageField)
        throw AppError.field(name, {
          en: `${name} is a file, and the only one that is taken is ImageFile`,
          es: `${name} es un archivo, y el único que se acepta es ImageFile`,
        });
      image = new Uint8Array(await value.arrayBuffer());
    }
  }
  return { fields, image };
}
