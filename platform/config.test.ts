import { describe, expect, it } from "vitest";
import { readConfig, StartError } from "./config.server.ts";

const refusal = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof StartError ? error.message : `not a StartError: ${error}`;
  }
  return "accepted";
};

describe("the configuration", () => {
  it("needs nothing, and takes empty values for unset ones", () => {
    expect(readConfig({ PORT: "", PUBLIC_URL: "" })).toMatchObject({ port: 3000, host: "0.0.0.0", publicUrl: undefined, trustProxy: 0 });
  });

  it("keeps content and events for four years and what visitors wrote for two, unless configured otherwise", () => {
    expect(readConfig({}).retention).toEqual({ contentMonths: 48, leadsMonths: 24, auditMonths: 48 });
    expect(readConfig({ RETAIN_LEADS_MONTHS: "6" }).retention.leadsMonths).toBe(6);
  });

  it("drops the slash at the end of PUBLIC_URL, which links bring themselves", () => {
    expect(readConfig({ PUBLIC_URL: "https://umbral.example/" }).publicUrl).toBe("https://umbral.example");
  });

  it("names pictures at an address of their own, where there is one", () => {});

  it("knows the address of the mailbox that it reads", () => {
    const inboxUrl = "imaps://replies%40umbral.example:secret@host/INBOX";
    expect(readConfig({ IMAP_URL: inboxUrl }).inbound.address).toBe("replies@umbral.example");
    expect(readConfig({ IMAP_URL: inboxUrl, MAIL_REPLY_TO: "x@umbral.example" }).inbound.address).toBe("x@umbral.example");
    expect(readConfig({ MAIL_REPLY_TO: "x@umbral.example" }).inbound.address).toBeUndefined();
    expect(readConfig({ IMAP_URL: inboxUrl, MAIL_AUTHSERV_ID: "mx.umbral.example" }).inbound.authservId).toBe("mx.umbral.example");
  });

  it.each([
    ["PORT", "eighty", 'PORT must be a port number from 0 to 65535, not "eighty".'],
    ["PORT", "70000", 'PORT must be a port number from 0 to 65535, not "70000".'],
    ["PUBLIC_URL", "umbral.example", 'PUBLIC_URL must be an http:// or https:// address, not "umbral.example".'],
    ["DATABASE_URL", "mysql://user:hunter2@host/db", "DATABASE_URL must be a postgres:// address of one host, not what was given."],
    ["DATABASE_URL", "postgres://one,other/db", "DATABASE_URL must be a postgres:// address of one host, not what was given."],
    ["DATABASE_URL", "postgres://one:1,other:2/db", "DATABASE_URL must be a postgres:// address of one host, not what was given."],
    ["SMTP_URL", "mail.example", "SMTP_URL must be an smtp:// or smtps:// address, not what was given."],
    ["BACKUP_TO", "/backups/site.tar", 'BACKUP_TO must be a folder or s3://bucket/prefix, not "/backups/site.tar".'],
    ["IMAP_URL", "pop://user:hunter2@host", "IMAP_URL must be an imaps:// or imap:// address, not what was given."],
    ["MAIL_TO", "office", 'MAIL_TO must be an email address, not "office".'],
    ["TRUST_PROXY", "yes", 'TRUST_PROXY must be the number of trusted proxies, 0 to 10, not "yes".'],
    [
      "RETAIN_CONTENT_MONTHS",
      "12",
      'RETAIN_CONTENT_MONTHS must be a number of months from 24, which advertising rules require, to 120, not "12".',
    ],
    ["RETAIN_LEADS_MONTHS", "0", 'RETAIN_LEADS_MONTHS must be a number of months from 1 to 120, not "0".'],
    ["RETAIN_AUDIT_MONTHS", "1e9", 'RETAIN_AUDIT_MONTHS must be a number of months from 12 to 120, not "1e9".'],
    ["METRICS_TOKEN", "short", "METRICS_TOKEN must be 20 to 200 letters, digits and signs without a space, not what was given."],
    ["LOG_LEVEL", "loud", 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  ])("names %s=%s in one clear sentence", (name, value, sentence) => {
    expect(refusal({ [name]: value })).toBe(sentence);
  });

  it("names every wrong value at once", () => {
    expect(refusal({ PORT: "x", LOG_LEVEL: "y" }).split("\n")).toHaveLength(2);
  });

  it("never repeats a secret", () => {
    expect(refusal({ ADMIN_EMAIL: "a@b.co", ADMIN_PASSWORD: "short" })).toBe(
      "ADMIN_PASSWORD must be at least 12 characters, not what was given.",
    );
  });

  it("requires settings that belong together", () => {
    expect(refusal({ S3_BUCKET: "pictures", S3_KEY: "key" })).toBe("S3_KEY and S3_SECRET are needed together.");
    expect(refusal({ S3_BUCKET: "pictures", S3_ENDPOINT: "http://s3.test" })).toBe("S3_ENDPOINT also needs S3_KEY and S3_SECRET.");
    expect(refusal({ IMAP_URL: "imaps://replies:secret@host/INBOX" })).toBe(
      "IMAP_URL also needs MAIL_REPLY_TO, the address of its mailbox, because its user name is none.",
    );
    expect(refusal({ ADMIN_PASSWORD: "long enough to pass" })).toBe("ADMIN_PASSWORD also needs ADMIN_EMAIL.");
  });
});
