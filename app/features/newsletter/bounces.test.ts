import { expect, it } from "vitest";
import { explainTrouble } from "#platform/mail/smtp-trouble.server.ts";
import { isBounce } from "./bounces.server.ts";

const refusal = (command: string, responseCode: number, words: string) =>
  explainTrouble({ code: "EENVELOPE", command, responseCode, response: `${responseCode} ${words}` });

it.each([refusal("RCPT TO", 550, "5.1.1 User unknown"), refusal("RCPT TO", 550, "No mailbox ana@example.com")])(
  "a mailbox that is gone bounces: $detail",
  (attempt) => expect(isBounce(attempt)).toBe(true),
);

it.each([
  refusal("RCPT TO", 550, "5.7.1 Unable to relay"),
  refusal("RCPT TO", 554, "Relay access denied"),
  refusal("RCPT TO", 451, "4.2.0 Try later"),
  refusal("MAIL FROM", 553, "Sender address rejected"),
  explainTrouble({ code: "EMESSAGE", command: "DATA", responseCode: 554, response: "554 Message refused" }),
])("what a server has against us says nothing about a mailbox: $detail", (attempt) => expect(isBounce(attempt)).toBe(false));
