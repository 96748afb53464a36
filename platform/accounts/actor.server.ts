import type { Config } from "#platform/config.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";

/** Who does something to an account or a setting, and from where, for the record and for mails about it. */
export type Actor = {
  /** `null` is someone at the server's own command line, or the installation itself. */
  userId: number | null;
  clientAddress?: string;
  userAgent?: string;
  /** Whose Message-ID a mail about it carries. */
  mailDomain?: string;
};

type Source = { req: { header: (name: string) => string | undefined }; var: { clientAddress: string; platform: { config: Config } } };

export function actorOf({ req, var: { clientAddress, platform } }: Source, userId: number): Actor & { userId: number } {
  return { userId, clientAddress, userAgent: req.header("user-agent") ?? "", mailDomain: mailDomain(platform.config) };
}
