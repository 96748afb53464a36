import { resolve } from "node:path";
import { z } from "zod";

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const pattern = (regex: RegExp) => z.string().regex(regex);
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const environment = z
  .object({
    PORT: whole(0, 65535).default(3000),
    HOST: z.string().default("0.0.0.0"),
    PUBLIC_URL: httpUrl.optional(),
    DATA_DIR: z.string().default(".data"),
    // A list of hosts would be resolved as one name.
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /^[^,]*$/ }).optional(),
    DATABASE_CONNECTIONS: whole(2, 1000).default(10),
    DATABASE_SECONDS: whole(1, 600).default(10),
    STALE_MINUTES: whole(0, 10_080).default(60),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().optional(),
    MAIL_TO: z.email().optional(),
    IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
    MAIL_REPLY_TO: z.email().optional(),
    MAIL_AUTHSERV_ID: pattern(/^[\w.-]{1,253}$/).optional(),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(12).optional(),
    S3_ENDPOINT: httpUrl.optional(),
    S3_BUCKET: z.string().optional(),
    S3_KEY: z.string().optional(),
    S3_SECRET: z.string().optional(),
    S3_REGION: z.string().default("us-east-1"),
    RETAIN_CONTENT_MONTHS: whole(24, 120).default(48),
    RETAIN_LEADS_MONTHS: whole(1, 120).default(24),
    RETAIN_AUDIT_MONTHS: whole(12, 120).default(48),
    BACKUP_TO: pattern(/(?<!\.tgz|\.tar|\.tar\.\w+)$/i).optional(),
    BACKUP_RECIPIENT: pattern(/^age1[02-9ac-hj-np-z]{20,4000}$/).optional(),
    BACKUP_IDENTITY: z.string().optional(),
    BACKUP_SIGNER: pattern(/^[\w-]{43}$/).optional(),
    BACKUP_HOURS: whole(1, 168).default(24),
    BACKUP_KEEP: whole(1, 1000).default(14),
    TRUST_PROXY: whole(0, 10).default(0),
    LOG_LEVEL: z.enum(logLevels).default("info"),
    METRICS_TOKEN: pattern(/^[\x21-\x7e]{20,200}$/).optional(),
  })
  .superRefine((env, context) => {
    if (!env.S3_KEY !== !env.S3_SECRET) {
      context.addIssue({ code: "custom", path: ["S3_KEY"], message: "S3_KEY and S3_SECRET are needed together" });
    }
    if (env.S3_BUCKET && env.S3_ENDPOINT && !env.S3_KEY) {
      context.addIssue({ code: "custom", path: ["S3_KEY"], message: "S3_ENDPOINT also needs S3_KEY and S3_SECRET" });
    }
    if (env.IMAP_URL && /^imaps?:/.test(env.IMAP_URL) && inboundAddress(env) === undefined) {
      const message = "IMAP_URL also needs MAIL_REPLY_TO, the address of its mailbox, because its user name is none";
      context.addIssue({ code: "custom", path: ["MAIL_REPLY_TO"], message });
    }
    if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) {
      context.addIssue({ code: "custom", path: ["ADMIN_EMAIL"], message: "ADMIN_PASSWORD also needs ADMIN_EMAIL" });
    }
  });

const expectations: Record<string, string> = {
  PORT: "a port number from 0 to 65535",
  PUBLIC_URL: "an http:// or https:// address",
  DATABASE_URL: "a postgres:// address of one host",
  DATABASE_CONNECTIONS: "a whole number from 2 to 1000",
  DATABASE_SECONDS: "a whole number of seconds from 1 to 600",
  STALE_MINUTES: "a whole number of minutes from 0 to 10080",
  SMTP_URL: "an smtp:// or smtps:// address",
  MAIL_TO: "an email address",
  IMAP_URL: "an imaps:// or imap:// address",
  MAIL_REPLY_TO: "an email address",
  MAIL_AUTHSERV_ID: "the name that your mail server puts first in Authentication-Results",
  ADMIN_EMAIL: "an email address",
  ADMIN_PASSWORD: "at least 12 characters",
  S3_ENDPOINT: "an http:// or https:// address",
  RETAIN_CONTENT_MONTHS: "a number of months from 24, which advertising rules require, to 120",
  RETAIN_LEADS_MONTHS: "a number of months from 1 to 120",
  RETAIN_AUDIT_MONTHS: "a number of months from 12 to 120",
  BACKUP_TO: "a folder or s3://bucket/prefix",
  BACKUP_RECIPIENT: "the public key of a recipient of age (age1…)",
  BACKUP_SIGNER: "the 43 characters that the backup command names as its signer",
  BACKUP_HOURS: "a whole number of hours from 1 to 168",
  BACKUP_KEEP: "a whole number from 1 to 1000",
  TRUST_PROXY: "the number of trusted proxies, 0 to 10",
  METRICS_TOKEN: "20 to 200 letters, digits and signs without a space",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
};

/** Never printed or logged. */
const secret = new Set([
  "ADMIN_PASSWORD",
  "S3_KEY",
  "S3_SECRET",
  "DATABASE_URL",
  "SMTP_URL",
  "IMAP_URL",
  "METRICS_TOKEN",
  "BACKUP_IDENTITY",
]);

/** An operator's mistake: printed without a stack trace. */
export class StartError extends Error {}

function describe(issue: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string {
  const name = String(issue.path[0]);
  if (issue.code === "custom") return `${issue.message}.`;
  const givenText = secret.has(name) ? "what was given" : JSON.stringify(env[name]);
  return `${name} must be ${expectations[name] ?? "a text"}, not ${givenText}.`;
}

export type Config = ReturnType<typeof readConfig>;

/** Whether rows or pictures are in the data folder, and not only pending forms. */
export const usesFolder = ({ databaseUrl, s3 }: Pick<Config, "databaseUrl" | "s3">): boolean => !databaseUrl || !s3;

/** Never taken from a request. */
export const siteUrlOf = ({ publicUrl, port }: Pick<Config, "publicUrl" | "port">): string => publicUrl ?? `http://localhost:${port}`;

/** An empty value means unset. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const givenValues = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parseResult = environment.safeParse(givenValues);
  if (!parseResult.success) throw new StartError(parseResult.error.issues.map((issue) => describe(issue, env)).join("\n"));
  const value = parseResult.data;
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseLimits: { connections: value.DATABASE_CONNECTIONS, seconds: value.DATABASE_SECONDS },
    staleMinutes: value.STALE_MINUTES,
    mail: { url: value.SMTP_URL, from: value.MAIL_FROM, to: value.MAIL_TO },
    inbound: { url: value.IMAP_URL, address: inboundAddress(value), authservId: value.MAIL_AUTHSERV_ID },
    admin: { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD },
    s3: value.S3_BUCKET ? { ...s3Of(value), bucket: value.S3_BUCKET } : undefined,
    retention: {
      contentMonths: value.RETAIN_CONTENT_MONTHS,
      leadsMonths: value.RETAIN_LEADS_MONTHS,
      auditMonths: value.RETAIN_AUDIT_MONTHS,
    },
    anyBucket: s3Of(value),
    backup: {
      to: value.BACKUP_TO,
      hours: value.BACKUP_HOURS,
      keep: value.BACKUP_KEEP,
      recipient: value.BACKUP_RECIPIENT,
      identity: value.BACKUP_IDENTITY,
      signer: value.BACKUP_SIGNER,
    },
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
  };
}

/** The reply address while the site reads a mailbox: as configured, else the user name if it is an address. */
function inboundAddress({ IMAP_URL, MAIL_REPLY_TO }: z.infer<typeof environment>): string | undefined {
  if (!IMAP_URL || MAIL_REPLY_TO) return IMAP_URL && MAIL_REPLY_TO;
  const user = URL.parse(IMAP_URL)?.username.replaceAll(/%40/gi, "@");
  return z.email().safeParse(user).success ? user : undefined;
}

/** Without keys the machine's own role is used. */
function s3Of({ S3_KEY: key, S3_SECRET: secret, S3_REGION: region, S3_ENDPOINT: endpoint }: z.infer<typeof environment>) {
  return { access: key && secret ? { key, secret } : undefined, region, endpoint };
}
