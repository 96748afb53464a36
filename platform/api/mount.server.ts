import { type Context, Hono } from "hono";
import type { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { parseId } from "#lib/fields.ts";
import { refuseBeforeRequiredStep, withoutRequiredStep } from "#platform/accounts/required-step.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Access, ApiEnv, Operation } from "./operation.server.ts";
import { readBody } from "./request-body.server.ts";

/** A Hono app that answers the given operations, each behind its own guard. */
export function mountOperations(operations: Operation[]): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const op of operations) {
    app.on(op.method, op.path, async (c) => {
      const staff = op.access === "visitor" ? withoutRequiredStep(c.var.staff) : c.var.staff;
      refuseStrangers(op.access, staff);
      if (staff) refuseBeforeRequiredStep(staff, op.method, op.path);
      const id = requestedId(op, c.req.param("id"));
      const query = op.query ? parseOrRefuse(op.query, c.req.query()) : undefined;
      const { fields, image } = op.body ? await readBody(c, op.encodings ?? ["json"]) : { fields: undefined, image: undefined };
      const body = op.body ? parseOrRefuse(op.body, fields) : undefined;
      const result = await op.handle({ ...c.var.platform, c, staff, id, image, query: query as never, body: body as never });
      if (result instanceof Response) return result;
      return json(c, op.method === "get" ? result : { success: true, message: "", validationErrors: [], ...result });
    });
  }
  return app;
}

/** Says how long it is, so that nobody has to take it apart to see whether it is worth compressing. */
function json(c: Context<ApiEnv>, value: object): Response {
  const text = JSON.stringify(value);
  return c.body(text, 200, { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(text)) });
}

export function refuseStrangers(access: Access, staff: Staff | undefined): void {
  if (access === "visitor") return;
  if (!staff) throw new AppError("unauthenticated", "Sign in first");
  if (access === "owner" && staff.role !== "owner") throw new AppError("forbidden", "Only an owner may do this");
}

function requestedId(op: Operation, text: string | undefined): number {
  if (!op.path.includes(":id")) return 0;
  const id = parseId(text ?? "");
  if (id === undefined) throw new AppError("notFound", "There is no such record");
  return id;
}

function parseOrRefuse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  throw new AppError("invalid", fields.map(({ message }) => message).join("; "), { fields });
}
