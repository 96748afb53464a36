import { z } from "zod";
import { responseSchemaOf } from "#platform/api/openapi.server.ts";
import type { ApiCall } from "#platform/api/operation.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { operationsOn } from "#server/api.ts";
import { signInCalls } from "#server/api-description.ts";

type AnswerCheck = (method: string, path: string, body: object, isStranger: boolean) => void;

/**
 * Refuses an answer of the API that has a key too few or too many, at any depth, or a value of another type than its description
 * says. A stranger's answer may have none of the keys that are for staff.
 */
export function answerCheck(definitions: readonly Definition[]): AnswerCheck {
  const calls: ApiCall[] = [...operationsOn(definitions), ...signInCalls];
  const checks = new Map<string, z.ZodType>();
  return (method, path, body, isStranger) => {
    const address = (path.split("?")[0] ?? "").toLowerCase();
    const call = calls.find((one) => one.method === method.toLowerCase() && isSamePath(one.path, address));
    if (!call) return;
    const name = `${method} ${call.path} ${isStranger}`;
    const check = checks.get(name) ?? strictly(call, isStranger);
    checks.set(name, check);
    const { error } = check.safeParse(body);
    if (error) throw new Error(`${method} ${path} answered what it does not describe: ${z.prettifyError(error)}`);
  };
}

const isSamePath = (pattern: string, address: string) => new RegExp(`^${pattern.replace(":id", "\\d+")}$`).test(address);

function strictly(call: ApiCall, isStranger: boolean): z.ZodType {
  const override = ({ jsonSchema: { properties = {} } }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    for (const [key, schema] of Object.entries(properties)) {
      if (isStranger && typeof schema === "object" && schema["x-staff"]) delete properties[key];
    }
  };
  return z.fromJSONSchema(z.toJSONSchema(responseSchemaOf(call), { unrepresentable: "any", override }) as never);
}
