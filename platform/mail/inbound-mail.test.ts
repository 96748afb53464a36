import { describe, expect, it } from "vitest";
import { parseInboundHeader as parseHeader, parseInboundMail as parseMail } from "./inbound-mail.server.ts";

const authservId = "mx.umbral.example";
const parseInboundHeader = (source: Uint8Array) => parseHeader(source, authservId);
const parseInboundMail = (source: Uint8Array) => parseMail(source, authservId);

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join("\r\n"));
const answer = [
  "From: Ana <Ana@Example.com>",
  "Subject: =?utf-8?Q?Re:_S=C3=AD?=",
  "Message-ID: <a@x>",
  "In-Reply-To: <2@y>",
  "References: <1@y> <2@y>",
];

describe("a mail that came in", () => {
  it("says who sent it and what it answers, the nearest first, once each", async () => {
    expect(await parseInboundHeader(bytes(...answer, "", ""))).toEqual({
      messageId: "<a@x>",
      from: "ana@example.com",
      isSenderVerified: false,
      references: ["<2@y>", "<1@y>"],
      automatic: undefined,
    });
  });

  it.each([
    [
      "a pass that our server states on top",
      ["Authentication-Results: mx.umbral.example;", "\tdmarc=pass header.from=example.com", ...answer],
      true,
    ],
    [
      "a forged pass below our server's own line",
      [
        "Authentication-Results: mx.umbral.example; dmarc=fail",
        ...answer,
        "Authentication-Results: mx.umbral.example; dmarc=pass header.from=example.com",
      ],
      false,
    ],
    [
      "a second From",
      ["Authentication-Results: mx.umbral.example; dmarc=pass header.from=example.com", ...answer, "From: evil@evil.example"],
      false,
    ],
    [
      "two addresses in From",
      ["Authentication-Results: mx.umbral.example; dmarc=pass header.from=example.com", "From: ana@example.com, evil@evil.example"],
      false,
    ],
    [
      "a group in From",
      ["Authentication-Results: mx.umbral.example; dmarc=pass header.from=example.com", "From: Us: ana@example.com, evil@evil.example;"],
      false,
    ],
  ])("with %s: the sender is verified: %s", async (_, headers, isSenderVerified) => {
    expect((await parseInboundHeader(bytes(...headers, "", ""))).isSenderVerified).toBe(isSenderVerified);
  });

  it("is read as text, with what is attached named, and nothing that cannot be stored", async () => {
    const parts = [
      "--b",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Sí.\0",
      "--b",
      "Content-Type: application/pdf",
      'Content-Disposition: attachment; filename="w2.pdf"',
      "",
      "%PDF",
      "--b--",
      "",
    ];
    const mail = await parseInboundMail(bytes(...answer, "MIME-Version: 1.0", 'Content-Type: multipart/mixed; boundary="b"', "", ...parts));
    expect(mail).toMatchObject({ subject: "Re: Sí", text: expect.stringMatching(/^Sí\.\n?$/), attachments: ["w2.pdf"] });
    const html = await parseInboundMail(
      bytes(...answer, "Content-Type: text/html; charset=utf-8", "", "<style>p{}</style><p>Sí, <b>claro</b></p>"),
    );
    expect(html.text).toContain("Sí,");
    expect(html.text).not.toContain("<");
    const long = await parseInboundMail(bytes(...answer, "", "x".repeat(30_000)));
    expect(long.text).toHaveLength(20_000);
  });

  it.each([
    [["Auto-Submitted: auto-replied"], "autoReply"],
    [["Auto-Submitted: no"], undefined],
    [["Precedence: auto_reply"], "autoReply"],
    [["X-Autoreply: yes"], "autoReply"],
    [['Content-Type: multipart/report; report-type=delivery-status; boundary="b"'], "bounce"],
  ])("with %s was written by %s", async (headers, automatic) => {
    expect((await parseInboundHeader(bytes(...answer, ...headers, "", ""))).automatic).toBe(automatic);
  });

  it("that brings a mail of ours back names it, by what it encloses", async () => {
    const report = [
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Status: 5.1.1",
      "--b",
      "Content-Type: text/rfc822-headers",
      "",
      "Message-ID: <ours@umbral.example>",
      "--b--",
      "",
    ];
    const headers = ["From: MAILER-DAEMON@mx.example", 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"', ""];
    const mail = await parseInboundMail(bytes(...headers, ...report));
    expect(mail).toMatchObject({ automatic: "bounce", references: ["<ours@umbral.example>"] });
    expect(mail.messageId).toMatch(/^<[0-9a-f]{64}@without\.message\.id>$/);
  });
});
