import { createHash } from "node:crypto";
import PostalMime, { addressParser, type Email } from "postal-mime";
import { plainText } from "#lib/plain-text.ts";
import { isDmarcPass } from "./authentication-results.server.ts";

/** What the header of a mail that came in says. */
export type InboundHeader = {
  messageId: string;
  /** In lower case. */
  from: string;
  /** Our mail server verified the domain of that address. */
  isSenderVerified: boolean;
  /** Message-IDs of the mails that it replies to, nearest first. */
  references: string[];
  /** Set for mail from programs; `bounce` means that a mail of ours did not arrive. */
  automatic: "bounce" | "autoReply" | undefined;
};

export type InboundMail = InboundHeader & { subject: string; text: string; attachments: string[] };

const messageIdPattern = /<[^\s<>]{1,300}>/g;
const maxReferences = 30;
const subjectLength = 200;
const textLength = 20_000;

/** `authservId` is the name of our mail server in Authentication-Results. */
export async function parseInboundHeader(source: Uint8Array, authservId: string | undefined): Promise<InboundHeader> {
  return headerOf(await PostalMime.parse(source), source, authservId);
}

/** Of attachments, only the names. */
export async function parseInboundMail(source: Uint8Array, authservId: string | undefined): Promise<InboundMail> {
  const mail = await PostalMime.parse(source);
  const header = headerOf(mail, source, authservId);
  return {
    ...header,
    // A bounce names the returned mail in its body.
    references: header.automatic === "bounce" ? [...header.references, ...enclosedIds(source)].slice(0, maxReferences) : header.references,
    subject: storable((mail.subject ?? "").replace(/\s+/g, " ")).slice(0, subjectLength),
    text: storable((mail.text ?? plainText(mail.html ?? "")).replaceAll("\r\n", "\n")).slice(0, textLength),
    attachments: mail.attachments.map(({ filename, mimeType }) => storable(filename ?? mimeType).slice(0, 100)).slice(0, 20),
  };
}

function headerOf(mail: Email, source: Uint8Array, authservId: string | undefined): InboundHeader {
  const [messageId] = mail.messageId?.match(messageIdPattern) ?? [];
  const references = [mail.inReplyTo, ...(mail.references?.match(messageIdPattern) ?? []).reverse()].flatMap(
    (text) => text?.match(messageIdPattern) ?? [],
  );
  return {
    // A mail without a Message-ID is identified by its content.
    messageId: messageId ?? `<${createHash("sha256").update(source).digest("hex")}@without.message.id>`,
    from: (mail.from?.address ?? "").toLowerCase(),
    isSenderVerified: isSenderVerified(mail, authservId),
    references: [...new Set(references)].slice(0, maxReferences),
    automatic: automaticKind(mail),
  };
}

function isSenderVerified(mail: Email, authservId: string | undefined): boolean {
  const valuesOf = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  // With two addresses in From, it is unclear which one was verified and which one is shown.
  const addresses = valuesOf("from").flatMap((value) => addressParser(value, { flatten: true }));
  const fromDomain = addresses.length === 1 ? (mail.from?.address ?? "").toLowerCase().split("@").slice(1).join("@") : "";
  return isDmarcPass({ authenticationResults: valuesOf("authentication-results"), fromDomain }, authservId);
}

function automaticKind(mail: Email): InboundHeader["automatic"] {
  const headerValue = (name: string) => mail.headers.find(({ key }) => key === name)?.value.toLowerCase() ?? "";
  if (
    /multipart\/report|delivery-status/.test(headerValue("content-type")) ||
    /^(mailer-daemon|postmaster)@/i.test(mail.from?.address ?? "")
  )
    return "bounce";
  const autoSubmitted = headerValue("auto-submitted");
  const isAutoReply =
    (autoSubmitted !== "" && !autoSubmitted.startsWith("no")) || headerValue("x-autoreply") !== "" || headerValue("x-autorespond") !== "";
  return isAutoReply || /auto[_-]?reply|bulk|junk/.test(headerValue("precedence")) ? "autoReply" : undefined;
}

function enclosedIds(source: Uint8Array): string[] {
  const text = new TextDecoder("latin1").decode(source);
  return [...text.matchAll(/^message-id:\s*(<[^\s<>]{1,300}>)/gim)].flatMap(([, id]) => id ?? []);
}

const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();
