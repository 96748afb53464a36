import { type Context, Hono } from "hono";
import type { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { parseId } from "#lib/fields.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { may, type Permission } from "#lib/permissions.ts";
import { actorOf } from "#platform/accounts/actor.server.ts";
import { requireConfirmation } from "#platform/accounts/session.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { type RecordsRead, recordReads } from "#platform/personal-data/record-reads.server.ts";
import { encodeBody } from "./compress-response.server.ts";
import { defaultMessage } from "./default-message.server.ts";
import { requireAccess } from "./guard.server.ts";
import type { ApiEnv, Operation } from "./operation.server.ts";
import { readBody } from "./request-body.server.ts";

/** A Hono app with the given operations, each behind its guard. */
export function mountOperations(operations: Operation[]): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const op of operations) {
    app.on(op.method, op.path, async (c) => {
      const staff = c.var.staff;
      requireAccess(op.access, staff);
      if (op.confirmed) requireConfirmation(staff, new Date());
      const id = requestedId(op, c.req.param("id"));
      const query = op.query ? parseOrRefuse(op.query, c.req.query()) : undefined;
      const { fields, image } = op.body
        ? await readBody(c, op.encodings ?? ["json"], op.uploadField)
        : { fields: undefined, image: undefined };
      const body = op.body ? parseOrRefuse(op.body, fields) : undefined;
      const request = { c, staff, id, image, query: query as never, body: body as never };
      const actor = staff && actorOf(c, staff);
      const mayDo = (permission: Permission) => staff !== undefined && may(staff, permission);
      const reader = staff && { userId: staff.userId, clientAddress: c.var.clientAddress, call: callName(op) };
      const result = await op.handle({ ...c.var.platform, ...request, actor, may: mayDo }).catch(async (error: unknown) => {
        // The response to a conflict contains the current record: this is a read like any other.
        if (reader && error instanceof AppError)
          await recordReads(c.var.platform, reader, leadsIn(c.var.platform.definitions, error.current));
        throw error;
      });
      if (op.personalData && reader) await recordReads(c.var.platform, reader, op.personalData(result as never, { id }));
      if (result instanceof Response) return result;
      return json(c, op.method === "get" ? result : writeResponse(result));
    });
  }
  return app;
}

/** The lead that an error contains, if any. */
function leadsIn(definitions: readonly Definition[], current: unknown): RecordsRead[] {
  if (typeof current !== "object" || current === null) return [];
  const row = new Map(Object.entries(current));
  return definitions.flatMap(({ retention, entity, key }) => {
    const id = retention === "leads" ? row.get(key) : undefined;
    return typeof id === "number" ? [{ entity, ids: [id] }] : [];
  });
}

const callName = ({ method, path, documentedPath = path }: Operation) => `${method.toUpperCase()} ${documentedPath}`;

const writeResponse = ({ message, ...result }: { message?: LocalizedText }) => ({
  success: true,
  message: message ? localize(message) : "",
  validationErrors: [],
  ...result,
});

async function json(c: Context<ApiEnv>, value: object): Promise<Response> {
  const { body, headers } = await encodeBody(Buffer.from(JSON.stringify(value)), c.req.header("accept-encoding"));
  return c.body(body, 200, { "content-type": "application/json", ...headers });
}

function requestedId(op: Operation, text: string | undefined): number {
  if (!op.path.includes(":id")) return 0;
  const id = parseId(text ?? "");
  if (id === undefined) throw new AppError("notFound", { en: "There is no such record", es: "Ese registro no existe" });
  return id;
}

export function parseOrRefuse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { error: defaultMessage });
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  throw AppError.withText("invalid", fields.map(({ message }) => message).join("; "), { fields });
}
