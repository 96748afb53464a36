import { expect, it } from "vitest";
import { explainTrouble, type SmtpError } from "./smtp-trouble.server.ts";

const envelope = (command: string, response: string): SmtpError => ({
  code: "EENVELOPE",
  command,
  response,
  responseCode: Number.parseInt(response, 10),
  message: `Can't send mail: ${response}`,
});
const message = (response: string): SmtpError => ({ ...envelope("DATA", response), code: "EMESSAGE" });

it.each<[SmtpError, string, boolean, string]>([
  [envelope("RCPT TO", "550 5.1.1 No such user"), "refused", true, "The mail server refused the address"],
  [envelope("RCPT TO", "450 4.2.0 Greylisted"), "refused", false, "The mail server asked to try again later"],
  [envelope("MAIL FROM", "553 5.7.1 Sender not owned by user"), "refused", false, "The mail server refused our sender address"],
  [envelope("MAIL FROM", "552 5.3.4 Too large"), "refused", true, "The mail server refused the mail"],
  [message("554 5.7.1 Looks like spam"), "refused", true, "The mail server refused the mail"],
  [message("452 4.3.1 Mailbox full"), "refused", false, "The mail server asked to try again later"],
  [{ code: "EENVELOPE", command: "API", message: "No recipients defined" }, "refused", true, "The address cannot be written to"],
])("a refusal says whose it is and whether it is permanent: %o", (error, outcome, permanent, reason) => {
  const addressRefused = permanent && reason.includes("address") ? { addressRefused: true } : {};
  expect(explainTrouble(error)).toEqual({ outcome, permanent, ...addressRefused, reason, detail: error.response ?? error.message });
});

it.each<[SmtpError, string]>([
  [{ code: "ECONNECTION", message: "Connection closed" }, "The mail server could not be reached, or hung up"],
  [{ code: "ESOCKET", message: "connect ECONNREFUSED" }, "The mail server could not be reached, or hung up"],
  [{ code: "ETIMEDOUT", message: "Greeting never received" }, "The mail server took too long"],
  [
    { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535, response: "535 5.7.8 No" },
    "The mail server did not accept our user name and password",
  ],
  [envelope("RCPT TO", "421 4.3.2 Shutting down"), "The mail server asked to try again later"],
])("trouble with the server says nothing about the mail: %o", (error, reason) => {
  expect(explainTrouble(error)).toEqual({ outcome: "failed", reason, detail: error.response ?? error.message });
});

it("a mail that could not even be put together is ours to mend", () => {
  expect(explainTrouble(new TypeError("Cannot read properties of undefined"))).toMatchObject({ outcome: "uncomposed" });
});

it("details stay on one line and short", () => {
  const { detail } = explainTrouble(message(`554 No\r\n${"x".repeat(900)}`));
  expect(detail).toMatch(/^554 No x+$/);
  expect(detail).toHaveLength(300);
});
