import type { QueryMeta } from "@tanstack/react-query";
import type { FieldError } from "#lib/errors.ts";
import { confirmIdentity, signInAgain } from "./session.ts";

type Told = { success?: boolean; code?: string; message?: string; validationErrors?: FieldError[]; current?: unknown };

/** An answer that was no success, with what the server said about it. `status` 0 means that no answer came. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly validationErrors: FieldError[];
  readonly current: unknown;

  constructor(status: number, statusText: string, answer: Told) {
    super(answer.message || statusText || "Unknown error occurred");
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

/** A query's own context will do: it brings the signal, and on the server the way to the API. */
type Call = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: FormData | object;
  signal?: AbortSignal;
  meta?: QueryMeta | undefined;
  /** Told how much of the body has left, from 0 to 1. */
  onProgress?: (fraction: number) => void;
};

type Answer = { status: number; statusText: string; text: string };

/**
 * The one way in which the admin talks to the API. When the session has ended, the call waits until the person has
 * signed in again and is then made once more: whoever made it need not know. So does one that wants to know who it is.
 */
export async function callApi<Result>(path: string, call: Call = {}): Promise<Result> {
  let answer = await send(path, call);
  if (answer.status === 401 && !path.startsWith("/api/auth/") && (await signInAgain())) answer = await send(path, call);
  const wantsConfirmation = answer.status === 403 && parsed(answer.text)?.code === "confirmationRequired";
  if (wantsConfirmation && (await confirmIdentity())) answer = await send(path, call);
  const { status, statusText } = answer;
  const ok = status >= 200 && status < 300;
  const result = parsed(answer.text);
  if (!ok) throw new ApiFailure(status, statusText, result ?? {});
  if (result === undefined) throw new ApiFailure(status, statusText, { message: "The server's answer could not be read" });
  if (result.success === false) throw new ApiFailure(status, statusText, result);
  return result as Result;
}

function parsed(text: string): (Told & object) | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const unreachable = () => new ApiFailure(0, "Network error", { message: "The server could not be reached" });

async function send(path: string, call: Call): Promise<Answer> {
  if (call.onProgress) return sendWithProgress(path, call, call.onProgress);
  const { method = "GET", signal, meta } = call;
  try {
    const response = await (meta?.fetch ?? fetch)(path, { method, signal, ...encoded(call.body) });
    return { status: response.status, statusText: response.statusText, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw unreachable();
  }
}

/** `fetch` does not tell how an upload goes. */
function sendWithProgress(path: string, { method = "GET", body }: Call, onProgress: (fraction: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, statusText: request.statusText, text: request.responseText });
    request.onerror = () => reject(unreachable());
    const { headers, body: encodedBody } = encoded(body);
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value);
    request.send(encodedBody);
  });
}

function encoded(body: Call["body"]): { headers?: Record<string, string>; body?: FormData | string } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
