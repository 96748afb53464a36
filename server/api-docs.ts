import { createHash } from "node:crypto";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { describePermission } from "#lib/permissions.ts";
import { requirePermission } from "#platform/api/guard.server.ts";
import type { DescribedOperation, Description, Schema } from "#platform/api/openapi.server.ts";
import type { Access, ApiCall, ApiEnv } from "#platform/api/operation.server.ts";
import { apiDescription } from "./api-description.ts";
import { apiDocsStyle } from "./api-docs-style.ts";

const styleHash = createHash("sha256").update(apiDocsStyle).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Public as JSON, for staff as a page. Our own page without scripts: Scalar and Redoc bring some hundred packages and inline styles. */
export function apiDocs(operations: ApiCall[]) {
  let memo: Description | undefined;
  const description = () => (memo ??= apiDescription(operations));
  return new Hono<ApiEnv>()
    .get("/api/openapi.json", (c) => c.json(description()))
    .get("/api/docs", (c) => {
      requirePermission("content.read", c.var.staff);
      return c.html(docsPage(description()), 200, { "Content-Security-Policy": policy });
    });
}

type Call = { method: string; path: string; operation: DescribedOperation };

function docsPage({ info, paths }: Description) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const tags = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? "");
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<style>${raw(apiDocsStyle)}</style>
</head>
<body>
<nav aria-label="Calls">
<p class="brand">${info.title} API</p>
${[...tags].map(([tag, members]) => html`<h2>${tag}</h2><ul>${members.map((call) => html`<li><a href="#${call.operation.operationId}">${badge(call)} ${call.path}</a></li>`)}</ul>`)}
</nav>
<main>
<h1>${info.title} API</h1>
<p class="lead">${info.description}</p>
<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
${[...tags].map(([tag, members]) => html`<section><h2>${tag}</h2>${members.map(callPart)}</section>`)}
</main>
</body>
</html>`;
}

const badge = ({ method }: Call) => html`<span class="method ${method}">${method.toUpperCase()}</span>`;

const whoMay = (access: Access) => (access === "visitor" ? "Open to everyone" : describePermission(access)?.about);
const confirmation = "Wants the password or a code given within the last five minutes";

function callPart(call: Call) {
  const { operation, path } = call;
  const { requestBody, parameters, responses } = operation;
  const [body] = Object.values(requestBody?.content ?? {});
  const output = responses["200"]?.content["application/json"]?.schema;
  return html`<article id="${operation.operationId}">
<h3>${badge(call)} <code>${path}</code></h3>
<p>${operation.summary}. <span class="access ${operation["x-access"]}">${whoMay(operation["x-access"])}</span>${operation["x-confirmation"] ? html` ${confirmation}.` : ""}</p>
${parameters.length > 0 ? table("Parameters", rowsOf(parameters.map((one) => [one.name, one.schema, one.required] as const))) : ""}
${body ? table(`Body (${Object.keys(requestBody?.content ?? {}).join(" or ")})`, rowsOf(fieldsOf(body.schema)), body.schema.description) : ""}
${output ? table("Answer", rowsOf(fieldsOf(output).map(([name, schema]) => [name, schema, false] as const))) : ""}
<p class="statuses">${Object.entries(responses).map(([status, { description }]) => html`<span><b>${status}</b> ${description}</span>`)}</p>
</article>`;
}

function fieldsOf({ properties = {}, required = [] }: Schema) {
  return Object.entries(properties).map(([name, schema]) => [name, schema, required.includes(name)] as const);
}

const rowsOf = (fields: Array<readonly [string, Schema, boolean]>) =>
  fields.map(
    ([name, schema, required]) =>
      html`<tr><th scope="row"><code>${name}</code>${required ? html` <span class="required">required</span>` : ""}</th><td>${typeOf(schema)}${notes(schema)}</td></tr>`,
  );

const table = (title: string, rows: unknown, note = "") =>
  html`<table><caption>${title}</caption><tbody>${rows}</tbody></table>${note ? html`<p class="note">${note}</p>` : ""}`;

function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.enum) return schema.enum.map((value) => (value === "" ? "(empty)" : String(value))).join(", ");
  if ("const" in schema) return String(schema.const);
  if (schema.type === "array") return `list of ${schema.items ? typeOf(schema.items) : "anything"}`;
  if (schema.type === "object" && schema.properties) return `{ ${Object.keys(schema.properties).join(", ")} }`;
  if (schema.format === "date-time") return "date and time";
  if (schema.contentMediaType) return "file";
  return [schema.type ?? "anything"].flat().join(" or ");
}

function notes({ maxLength, minimum, maximum, default: preset, description }: Schema): string {
  const safest = Number.MAX_SAFE_INTEGER;
  const parts = [
    maxLength === undefined ? "" : `at most ${maxLength} characters`,
    minimum === undefined || minimum === -safest ? "" : `from ${minimum}`,
    maximum === undefined || maximum === safest ? "" : `to ${maximum}`,
    preset === undefined || preset === "" ? "" : `${JSON.stringify(preset)} when left out`,
    description ?? "",
  ].filter((part) => part !== "");
  return parts.map((part) => `; ${part}`).join("");
}
