import type { LocalizedText } from "./localize.ts";

/**
 * What the activity log records of accounts and of every kind of record, as a noun and a verb, with the sentence that follows the
 * person's name. The words in braces are used while the subject is not known. Features declare the others in their `audit-actions.ts`.
 */
export const commonAuditActions = {
  "session.signIn": { en: "Signed in", es: "Inició sesión" },
  "session.refuseSignIn": { en: "Was refused at sign-in to {an account}", es: "Fue rechazado al iniciar sesión en {una cuenta}" },
  "session.delaySignIn": {
    en: "Has to wait after too many attempts to sign in to {an account}",
    es: "Debe esperar después de demasiados intentos de iniciar sesión en {una cuenta}",
  },
  "session.refuseSecondFactor": {
    en: "Entered a wrong second factor for {an account}",
    es: "Dio un segundo paso equivocado para {una cuenta}",
  },
  "session.signOut": { en: "Signed out", es: "Cerró sesión" },
  "session.end": { en: "Ended sessions of {an account}", es: "Cerró sesiones de {una cuenta}" },
  "password.askReset": {
    en: "Asked for a link to reset the password of {an account}",
    es: "Pidió un enlace para restablecer la contraseña de {una cuenta}",
  },
  "password.reset": { en: "Reset the password of {an account} with a link", es: "Restableció la contraseña de {una cuenta} con un enlace" },
  "secondFactor.enable": { en: "Turned on the second factor of {an account}", es: "Activó la verificación en dos pasos de {una cuenta}" },
  "secondFactor.disable": {
    en: "Turned off the second factor of {an account}",
    es: "Desactivó la verificación en dos pasos de {una cuenta}",
  },
  "secondFactor.renewCodes": { en: "Renewed the recovery codes of {an account}", es: "Renovó los códigos de recuperación de {una cuenta}" },
  "secondFactor.require": { en: "Changed whether a second factor is required", es: "Cambió si se exige la verificación en dos pasos" },
  "passkey.add": { en: "Added a passkey to {an account}", es: "Agregó una llave de acceso a {una cuenta}" },
  "passkey.remove": { en: "Removed a passkey from {an account}", es: "Quitó una llave de acceso de {una cuenta}" },
  "staff.create": { en: "Created the account of {someone}", es: "Creó la cuenta de {alguien}" },
  "staff.change": { en: "Changed the details of {an account}", es: "Cambió los datos de {una cuenta}" },
  "staff.changeEmail": { en: "Changed the email address of {an account}", es: "Cambió el correo electrónico de {una cuenta}" },
  "staff.changeRole": { en: "Changed the role of {an account}", es: "Cambió el rol de {una cuenta}" },
  "staff.changeOfficer": {
    en: "Changed which loan officer {an account} belongs to",
    es: "Cambió a qué oficial de préstamos pertenece {una cuenta}",
  },
  "staff.changePassword": { en: "Changed the password of {an account}", es: "Cambió la contraseña de {una cuenta}" },
  "staff.resetPassword": { en: "Gave a new first password to {an account}", es: "Dio una primera contraseña nueva a {una cuenta}" },
  "staff.suspend": { en: "Suspended {an account}", es: "Suspendió {una cuenta}" },
  "staff.reinstate": { en: "Reinstated {an account}", es: "Reactivó {una cuenta}" },
  "staff.unlock": { en: "Ended the sign-in delay for {an account}", es: "Levantó la espera al iniciar sesión de {una cuenta}" },
  "confirmation.refuse": { en: "Failed to confirm who they are before a change", es: "No pudo confirmar quién es antes de un cambio" },
  "permission.refuse": { en: "Was denied something their role does not allow", es: "Se le negó lo que su rol no permite" },
  "draft.discard": { en: "Discarded someone else's draft of {a record}", es: "Descartó el borrador de otra persona en {un registro}" },
  "draftSet.revert": { en: "Reverted a set of changes", es: "Revirtió un conjunto de cambios" },
  "record.changeSensitive": { en: "Changed sensitive fields of {a record}", es: "Cambió datos sensibles en {un registro}" },
  "record.publishUnapproved": {
    en: "Published {a record} without the required approval",
    es: "Publicó {un registro} sin la aprobación requerida",
  },
  "personalData.readMany": { en: "Read an unusual number of customer records", es: "Leyó los datos de más clientes de lo habitual" },
  "record.purge": { en: "Deleted records past their retention period", es: "Eliminó registros cuyo plazo venció" },
} as const satisfies Record<string, LocalizedText>;

type CommonAuditActions = typeof commonAuditActions;

/** Each feature adds its own to this interface, so that an action that none declares does not compile. */
export interface AuditActions extends CommonAuditActions {}

export type AuditAction = keyof AuditActions;
