import { eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { hasSecondFactor } from "#platform/accounts/second-factors.server.ts";
import { personColumns } from "#platform/accounts/staff.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { refuseDuplicate } from "#platform/database/errors.server.ts";

export const detailColumns = {
  ...personColumns,
  language: users.language,
  loanOfficerId: users.loanOfficerId,
  twoFactorEnabled: hasSecondFactor,
  createdAt: users.createdAt,
  version: users.version,
};

type Details = Partial<
  Pick<typeof users.$inferInsert, "userName" | "email" | "firstName" | "lastName" | "phoneNumber" | "role" | "language" | "loanOfficerId">
>;

/** Returns the details as they were before; refuses a version that is no longer the current one. */
export async function changeDetails(tx: Db, userId: number, details: Details, version?: number) {
  const [account] = await tx.select(detailColumns).from(users).where(eq(users.id, userId)).for("update");
  if (!account) throw accountNotFound(userId);
  if (version !== undefined && version !== account.version)
    throw new AppError(
      "conflict",
      {
        en: "The account was changed by someone else since you opened it",
        es: "Otra persona cambió la cuenta después de que usted la abrió",
      },
      { current: account },
    );
  await tx
    .update(users)
    .set({ ...details, version: account.version + 1, updatedAt: new Date() })
    .where(eq(users.id, userId));
  return account;
}

export const accountNotFound = (userId: number) =>
  new AppError("notFound", { en: `Staff account ${userId} does not exist`, es: `No se encontró la cuenta ${userId}` });

export const refuseTakenEmail = refuseDuplicate("users_email_index", "email", {
  en: "Another account already uses this email address",
  es: "Otra cuenta ya usa este correo electrónico",
});

/** The recipient of a mail about an account; in English until the person has chosen a language. */
export async function findAccountReader(db: Db, userId: number) {
  const { email, userName, language } = users;
  const [user] = await db.select({ email, userName, language }).from(users).where(eq(users.id, userId));
  return user && { ...user, language: user.language ?? "en" };
}
