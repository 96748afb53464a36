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

/** A failed call. `status` 0 means that no response arrived. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly validationErrors: FieldError[];
  readonly current: unknown;

  constructor(status: number, statusText: string, problem: Problem) {
    super(problem.message || statusText || texts().unknownError);
    this.name = "ApiFailure";
    this.status = status;
    this.statusText = statusText;
    this.validationErrors = problem.validationErrors ?? [];
    this.current = problem.current;
  }
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { fetch?: typeof fetch };
  }
}

/** Every API call by method and path, with its input and output. The server's list of operations fills it in, as a type only. */
// biome-ignore lint/suspicious/noEmptyInterface: merged with the declaration in server/api.ts.
export interface ApiCalls {}

type CallName = keyof ApiCalls;
export type ApiResponse<Name extends CallName> = ApiCalls[Name]["response"];

type Address<Name extends CallName> = {
  query?: { [Key in keyof ApiCalls[Name]["query"]]?: string | number | boolean };
} & (Name extends `${string}/:id${string}` ? { id: number | string } : unknown);

/** A query function's context can be passed as is: it has the signal, and on the server the way to call the API. */
type SendOptions = {
  signal?: AbortSignal;
  meta?: QueryMeta | undefined;
  /** Called with the fraction of the body that is sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Fails when the session has ended instead of asking the user to sign in: for calls that the user did not make. */
  isQuiet?: boolean;
  /** The request goes on while the page is closed. Browsers allow this for short bodies only. */
  keepalive?: boolean;
};

type Options<Name extends CallName> = Address<Name> &
  SendOptions &
  (ApiCalls[Name]["body"] extends undefined ? unknown : { body: ApiCalls[Name]["body"] | FormData });

type Optional<Value> = Record<never, never> extends Value ? [options?: Value] : [options: Value];

type HttpRequest = SendOptions & { method: string; path: string; body?: unknown };
type HttpResponse = { status: number; statusText: string; text: string };

/** `apiAddress("GET /api/blog/:id", { id: 3 })` is "/api/blog/3". */
export function apiAddress<Name extends CallName>(name: Name, ...[options]: Optional<Address<Name>>): string {
  return requestOf(name, options).path;
}

function requestOf(name: string, options: { id?: number | string; query?: object; body?: unknown } & SendOptions = {}): HttpRequest {
  const { id = "", query = {}, body, signal, meta, onProgress, isQuiet, keepalive } = options;
  const [method = "", path = ""] = name.split(" ");
  const parameters = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const search = parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : "";
  return { method, path: path.replace(":id", encodeURIComponent(id)) + search, body, signal, meta, onProgress, isQuiet, keepalive };
}

/** Calls the API. If the session has ended or needs confirmation, the call is repeated once the user has signed in or confirmed. */
export async function callApi<Name extends CallName>(name: Name, ...[options]: Optional<Options<Name>>): Promise<ApiResponse<Name>> {
  const request = requestOf(name, options);
  let response = await send(request);
  const maySignIn = !request.isQuiet && !request.path.startsWith("/api/auth/");
  if (response.status === 401 && maySignIn && (await signInAgain())) response = await send(request);
  const needsConfirmation = !request.isQuiet && response.status === 403 && parseResponse(response.text)?.code === "confirmationRequired";
  if (needsConfirmation && (await confirmIdentity())) response = await send(request);
  const { status, statusText } = response;
  const ok = status >= 200 && status < 300;
  const result = parseResponse(response.text);
  // On the server the notice would be shared by all users.
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
  const { method, path, body, signal, meta, keepalive = false } = request;
  try {
    const response = await (meta?.fetch ?? fetch)(path, { method, signal, keepalive, ...encodeBody(body) });
    return { status: response.status, statusText: response.statusText, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw unreachable();
  }
}

/** `fetch` reports no upload progress. */
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
  // Error messages come in the language of the page, no matter what the browser prefers.
  const headers = { "Accept-Language": currentLanguage() };
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
