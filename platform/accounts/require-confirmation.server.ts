import { AppError } from "#lib/errors.ts";
import { isConfirmed } from "./session-times.server.ts";

/** A stolen session must not be enough to take over an account, redirect leads or carry off data. */
export function requireConfirmation(staff: { confirmedAt: Date } | undefined, now: Date): void {
  if (staff && isConfirmed(staff.confirmedAt, now)) return;
  throw new AppError("confirmationRequired", {
    en: "Confirm that it is you, with your password or a code",
    es: "Confirme que es usted, con su contraseña o un código",
  });
}
