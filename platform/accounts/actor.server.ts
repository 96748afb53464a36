import type { Role } from "#lib/permissions.ts";
import type { Config } from "#platform/config.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import type { Staff } from "./staff.server.ts";

/** Who does something to an account or a setting, and from where, for the record and for mails about it. */
export type Actor = {
  /** `null` is someone at the server's own command line, or the installation itself. */
  userId: number | null;
  clientAddress?: string;
  userAgent?: string;
  /** Whose Message-ID a mail about it carries. */
  mailDomain?: string;
};

/** Someone signed in, with what decides whether they may change sensitive fields. */
export type StaffActor = Actor & { userId: number; role: Role; confirmedAt: Date };

type Source = { req: { header: (name: string) => string | undefined }; var: { clientAddress: string; platform: { config: Config } } };

export function actorOf({ req, var: { clientAddress, platform } }: Source, { userId, role, confirmedAt }: Staff): StaffActor {
  const origin = { clientAddress, userAgent: req.header("user-agent") ?? "", mailDomain: mailDomain(platform.config) };
  return { userId, role, confirmedAt, ...origin };
}
