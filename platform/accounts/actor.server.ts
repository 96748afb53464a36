import type { Role } from "#lib/permissions.ts";
import type { Config } from "#platform/config.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import type { Staff } from "./staff.server.ts";

/** The user of a change and where it came from, for audit events and mails. */
export type Actor = {
  /** `null` is the server's command line, or the installation itself. */
  userId: number | null;
  clientAddress?: string;
  userAgent?: string;
  /** For the Message-ID of mails. */
  mailDomain?: string;
};

/** A signed-in user, with what decides whether sensitive fields may be changed. */
export type StaffActor = Actor & {
  userId: number;
  role: Role;
  confirmedAt: Date;
  /** The change is only rendered and then rolled back, so it publishes nothing. */
  isPreview?: true;
};

type Source = { req: { header: (name: string) => string | undefined }; var: { clientAddress: string; platform: { config: Config } } };

export function actorOf({ req, var: { clientAddress, platform } }: Source, { userId, role, confirmedAt }: Staff): StaffActor {
  const origin = { clientAddress, userAgent: req.header("user-agent") ?? "", mailDomain: mailDomain(platform.config) };
  return { userId, role, confirmedAt, ...origin };
}
