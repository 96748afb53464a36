import type { FieldError } from "#lib/errors.ts";

type Result = { kind: "sent"; message: string } | { kind: "refused"; message: string; fields: FieldError[] } | { kind: "error" };

type SendResponse = { success: boolean; message?: string; validationErrors?: FieldError[] };

/** No response and an unreadable one are the same to the visitor: it is unknown whether the message arrived. */
export async function sendContactForm(fields: object): Promise<Result> {
  try {
    const response = await fetch("/api/Common/SendEmail", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
    const { success, message = "", validationErrors = [] }: SendResponse = await response.json();
    return success ? { kind: "sent", message } : { kind: "refused", message, fields: validationErrors };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification has this failure logged where the visitor's support can read it
    console.error("The message could not be sent", error);
    return { kind: "error" };
  }
}
