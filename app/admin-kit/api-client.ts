import type { FieldError } from "#lib/errors.ts";

/** An answer that was no success, with what the server said about it. `status` 0 means that no answer came. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly validationErrors: FieldError[];
  readonly current: unknown;

  constructor(status: number, statusText: string, answer: { message?: string; validationErrors?: FieldError[]; current?: unknown }) {
    super(answer.message || statusText || "Unknown error occurred");
    this.name = "ApiFailure";
    this.status = status;
    this.statusText = statusText;
    this.validationErrors = answer.validationErrors ?? [];
    this.current = answer.current;
  }
}

type Call = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: FormData | object; signal?: AbortSignal };

/** The one way in which the admin talks to the API. */
export async function callApi<Answer>(path: string, { method = "GET", body, signal }: Call = {}): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    signal,
    headers: body && !isForm ? { "Content-Type": "application/json" } : undefined,
    body: isForm ? body : body && JSON.stringify(body),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiFailure(0, "Network error", { message: "The server could not be reached" });
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok || answer.success === false) throw new ApiFailure(response.status, response.statusText, answer);
  return answer;
}
