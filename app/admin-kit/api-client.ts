import type { QueryMeta } from "@tanstack/react-query";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import type { FieldError } from "#lib/errors.ts";
import { currentLanguage } from "#lib/localize.ts";
import { noteDatabase } from "./database-outage.ts";
import { confirmIdentity, signInAgain } from "./session.ts";

type Problem = {
  success?: boolean;
  code?: string;
  since?: string | null;
  message?: string;
  validationErrors?: FieldError[];
  current?: unknown;
};

const texts = () => noticeTexts[currentLanguage()];

/** An answer that was no success, with what the server said about it. `status` 0 means that no answer came. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly validationErrors: FieldError[];
  readonly current: unknown;

  constructor(status: number, statusText: string, answer: Problem) {
    super(answer.message || statusText || texts().unknownError);
    this.name = "ApiFailure";
    this.status = status;
    this.statusText = statusText;
    this.validationErrors = answer.validationErrors ?? [];
    this.current = answer.current;
  }
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { fetch?: typeof fetch };
  }
}

/** Every call of the API by method and path, with what it takes and answers. The server's list of operations fills it in, as a type alone. */
// biome-ignore lint/suspicious/noEmptyInterface: merged with the declaration in server/api.ts.
export interface ApiCalls {}

type CallName = keyof ApiCalls;
export type ApiResponse<Name extends CallName> = ApiCalls[Name]["response"];

type Address<Name extends CallName> = {
  query?: { [Key in keyof ApiCalls[Name]["query"]]?: string | number | boolean };
} & (Name extends `${string}/:id${string}` ? { id: number | string } : unknown);

/** A query's own context will do besides: it brings the signal, and on the server the way to the API. */
type SendOptions = {
  signal?: AbortSignal;
  meta?: QueryMeta | undefined;
  /** Told how much of the body has left, from 0 to 1. */
  onProgress?: (fraction: number) => void;
};

type Options<Name extends CallName> = Address<Name> &
  SendOptions &
  (ApiCalls[Name]["body"] extends undefined ? unknown : { body: ApiCalls[Name]["body"] | FormData });

type Optional<Value> = Record<never, never> extends Value ? [options?: Value] : [options: Value];

type HttpRequest = SendOptions & { method: string; path: string; body?: unknown };
type HttpResponse = { status: number; statusText: string; text: string };

/** Where a call goes: `apiAddress("GET /api/blog/:id", { id: 3 })` is "/api/blog/3". */
export function apiAddress<Name extends CallName>(name: Name, ...[options]: Optional<Address<Name>>): string {
  return requestOf(name, options).path;
}

function requestOf(name: string, options: { id?: number | string; query?: object; body?: unknown } & SendOptions = {}): HttpRequest {
  const { id = "", query = {}, body, signal, meta, onProgress } = options;
  const [method = "", path = ""] = name.split(" ");
  const parameters = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const search = parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : "";
  return { method, path: path.replace(":id", encodeURIComponent(id)) + search, body, signal, meta, onProgress };
}

/**
 * The one way in which the admin talks to the API. When the session has ended, the call waits until the person has
 * signed in again and is then made once more: whoever made it need not know. So does one that wants to know who it is.
 */
export async function callApi<Name extends CallName>(name: Name, ...[options]: Optional<Options<Name>>): Promise<ApiResponse<Name>> {
  const request = requestOf(name, options);
  let answer = await send(request);
  if (answer.status === 401 && !request.path.startsWith("/api/auth/") && (await signInAgain())) answer = await send(request);
  const wantsConfirmation = answer.status === 403 && parseResponse(answer.text)?.code === "confirmationRequired";
  if (wantsConfirmation && (await confirmIdentity())) answer = await send(request);
  const { status, statusText } = answer;
  const ok = status >= 200 && status < 300;
  const result = parseResponse(answer.text);
  // On the server there is nobody to show it to, and everybody at once.
  if (!request.meta?.fetch) noteDatabase(result?.code === "databaseAway" ? { since: result.since ?? null } : undefined);
  if (!ok) throw new ApiFailure(status, statusText, result ?? {});
  if (result === undefined) throw new ApiFailure(status, statusText, { message: texts().unreadable });
  if (result.success === false) throw new ApiFailure(status, statusText, result);
  return result as ApiResponse<Name>;
}

function parseResponse(text: string): (Problem & object) | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const unreachable = () => new ApiFailure(0, texts().networkError, { message: texts().unreachable });

async function send(request: HttpRequest): Promise<HttpResponse> {
  if (request.onProgress) return sendWithProgress(request, request.onProgress);
  const { method, path, body, signal, meta } = request;
  try {
    const response = await (meta?.fetch ?? fetch)(path, { method, signal, ...encodeBody(body) });
    return { status: response.status, statusText: response.statusText, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw unreachable();
  }
}

/** `fetch` does not tell how an upload goes. */
function sendWithProgress({ method, path, body }: HttpRequest, onProgress: (fraction: number) => void): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, statusText: request.statusText, text: request.responseText });
    request.onerror = () => reject(unreachable());
    const { headers, body: encodedBody } = encodeBody(body);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(encodedBody);
  });
}

function encodeBody(body: unknown): { headers: Record<string, string>; body?: FormData | string } {
  // What the server refuses is told in the language of the page, whatever the browser itself would ask for.
  const headers = { "Accept-Language": currentLanguage() };
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
