/** Who does something to an account or a setting, and from where, for the record and for mails about it. */
export type Actor = {
  /** `null` is someone at the server's own command line, or the installation itself. */
  userId: number | null;
  clientAddress?: string;
  userAgent?: string;
};

type Source = { req: { header: (name: string) => string | undefined }; var: { clientAddress: string } };

export function actorOf(c: Source, userId: number): Actor & { userId: number } {
  return { userId, clientAddress: c.var.clientAddress, userAgent: c.req.header("user-agent") ?? "" };
}
