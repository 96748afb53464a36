import type { ArrivedMail } from "#test/mail-server.ts";

/** A mail may come again only if the app was killed after it was handed over and before that was written down: the same mail, in another life. */
export function findRepeats(mails: ArrivedMail[], killedAt: number[]) {
  const lifeAt = (time: number) => killedAt.filter((killed) => killed < time).length;
  const byReader = [...Map.groupBy(mails, ({ recipients }) => recipients.join()).values()].filter(({ length }) => length > 1);
  const unexplained = byReader.filter(
    ([first, ...others]) =>
      !first || others.some((next) => next.messageId !== first.messageId || lifeAt(next.connectedAt) <= lifeAt(first.connectedAt)),
  );
  return { twice: byReader.length, unexplained: unexplained.length };
}
