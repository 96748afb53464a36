import { expect, it } from "vitest";
import { explainTrouble, type SmtpError } from "#platform/mail/smtp-trouble.server.ts";
import { mailReasonIn } from "./mail-reasons.ts";

const troubles: SmtpError[] = [
  ...["ETIMEDOUT", "EAUTH", "ENOAUTH", "EOAUTH2", "ETLS", "ESOCKET", "EFILEACCESS", ""].map((code) => ({ code })),
  { code: "ECONNECTION", responseCode: 421 },
  { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 },
  { code: "EENVELOPE", command: "MAIL FROM", responseCode: 553 },
  { code: "EENVELOPE", command: "API" },
  { code: "EMESSAGE", responseCode: 554 },
  { code: "EMESSAGE", responseCode: 451 },
];

it.each(troubles)("staff read why a mail was not sent in Spanish: %o", (trouble) => {
  const { reason = "" } = explainTrouble(trouble);
  expect(reason).not.toBe("");
  expect(mailReasonIn("es", reason)).not.toBe(reason);
  expect(mailReasonIn("en", reason)).toBe(reason);
});
