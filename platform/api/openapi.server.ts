import { z } from "zod";
import { type ErrorCode, errorStatus } from "#lib/errors.ts";
import type { ApiCall, UploadField } from "./operation.server.ts";

export type Schema = {
  type?: string | string[];
  description?: string;
  default?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  [keyword: string]: unknown;
};

export type DescribedOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Array<Record<string, string[]>>;
  parameters: Array<{ name: string; in: "path" | "query"; required: boolean; schema: Schema }>;
  requestBody?: { required: true; content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
  "x-access": ApiCall["access"];
  "x-confirmation"?: true;
  "x-personal-data"?: true;
};

export type Description = ReturnType<typeof describeApi>;

const mediaTypes = { json: "application/json", multipart: "multipart/form-data" };

const refusals: Record<ErrorCode, string> = {
  invalid: "What was sent is not valid; validationErrors names the fields",
  unauthenticated: "Sign in first",
  forbidden:
    "Not allowed, or sent from another site; code confirmationRequired asks for POST /api/profile/confirm first, passwordChangeRequired for a password of one's own, secondFactorRequired for a second factor",
  confirmationRequired: "Confirm first, at POST /api/profile/confirm",
  passwordChangeRequired: "Change the password first, at PUT /api/profile/password",
  secondFactorRequired: "Set up a second factor first",
  notFound: "There is no such record",
  conflict: "Someone else saved first (current is the record as it is now), or the record is in use",
  inUse: "The record is in use",
  tooLarge: "The request is too large",
  unsupportedMedia: "The body is of a type that is not taken",
  tooMany: "Too many requests; Retry-After says when to come back",
  unavailable: "The database is not available at the moment",
};

const problem = z.object({
  success: z.literal(false),
  message: z.string(),
  validationErrors: z.array(z.object({ field: z.string(), message: z.string() })),
  code: z.enum(["forbidden", "confirmationRequired", "passwordChangeRequired", "secondFactorRequired"]).optional(),
  current: z.record(z.string(), z.unknown()).optional(),
});

const success = {
  success: z.literal(true),
  message: z.string(),
  validationErrors: z.array(z.unknown()).max(0),
};

/** The schema of a successful response. */
export function responseSchemaOf({ method, returns = {} }: Pick<ApiCall, "method" | "returns">) {
  return z.object(method === "get" ? returns : { ...success, ...returns });
}

type Info = { title: string; version: string; description: string; license: { name: string; identifier: string } };

/** The OpenAPI 3.1 description, made from the schemas that validate the calls. */
export function describeApi(operations: ApiCall[], info: Info) {
  const paths: Record<string, Record<string, DescribedOperation>> = {};
  for (const op of operations) {
    const path = (op.documentedPath ?? op.path).replace(":id", "{id}");
    paths[path] = { ...paths[path], [op.method]: describeOperation(op, path) };
  }
  return {
    openapi: "3.1.1",
    info,
    servers: [{ url: "/", description: "This site" }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "umbral.session", description: "The cookie that a sign-in sets" },
      },
    },
  };
}

function describeOperation(op: ApiCall, path: string): DescribedOperation {
  return {
    operationId: `${op.method}${path
      .replace("/api", "")
      .replace(/[{}]/g, "")
      .replace(/[/\-.]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [op.tag],
    summary: op.summary,
    security: op.access === "visitor" ? [{}] : [{ session: [] }],
    parameters: parametersOf(op),
    ...(op.body ? { requestBody: { required: true as const, content: contentOf(op.body, op.encodings ?? ["json"], op.uploadField) } } : {}),
    responses: {
      "200": { description: "Done", content: successOf(op) },
      ...Object.fromEntries(refusalsOf(op).map((code) => [errorStatus[code], refusal(refusals[code])])),
    },
    "x-access": op.access,
    ...(op.confirmed ? { "x-confirmation": true as const } : {}),
    ...(op.personalData ? { "x-personal-data": true as const } : {}),
  };
}

function successOf(op: ApiCall) {
  if (op.produces) return { [op.produces]: { schema: { type: "string" } } };
  return { [mediaTypes.json]: { schema: jsonSchema(responseSchemaOf(op), "output") } };
}

function refusalsOf(op: ApiCall): ErrorCode[] {
  const codes: Array<[ErrorCode, boolean]> = [
    ["invalid", op.body !== undefined || op.query !== undefined],
    ["unauthenticated", op.access !== "visitor"],
    ["forbidden", op.access !== "visitor"],
    ["notFound", op.path.includes(":id") || op.method === "put"],
    ["conflict", op.method !== "get" && op.access !== "visitor"],
    ["tooLarge", op.body !== undefined],
    ["unsupportedMedia", op.body !== undefined],
  ];
  return [...codes.flatMap(([code, applies]) => (applies ? [code] : [])), ...(op.refuses ?? [])];
}

const refusal = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

function parametersOf({ path, query }: ApiCall): DescribedOperation["parameters"] {
  const id = { name: "id", in: "path" as const, required: true, schema: { type: "integer", minimum: 1, maximum: 2_147_483_647 } };
  const { properties = {}, required = [] } = query ? jsonSchema(query, "input") : {};
  const queryParameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query" as const,
    required: required.includes(name),
    schema,
  }));
  return [...(path.includes(":id") ? [id] : []), ...queryParameters];
}

const uploads: Record<UploadField, string> = { ImageFile: "A PNG, JPEG or WebP picture", DocumentFile: "A PDF, DOCX or XLSX file" };

function contentOf(body: z.ZodType, encodings: NonNullable<ApiCall["encodings"]>, uploadField: UploadField = "ImageFile") {
  const schema = jsonSchema(body, "input");
  const file = { type: "string", contentMediaType: "application/octet-stream", description: uploads[uploadField] };
  const withFile = { ...schema, properties: { ...schema.properties, [uploadField]: file } };
  return Object.fromEntries(encodings.map((encoding) => [mediaTypes[encoding], { schema: encoding === "multipart" ? withFile : schema }]));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _, ...bareSchema } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema;
  return bareSchema;
}
