/**
 * Everything that the audit list tells, as a noun and a verb, with its sentence after the name of whoever did it. In braces is
 * what stands there while the subject is not known. Only what is listed here can be recorded.
 */
export const auditActions = {
  "session.signIn": "Signed in",
  "session.signInRefused": "Was refused at sign-in to {an account}",
  "session.locked": "Reached the limit of sign-in tries for {an account}",
  "session.secondFactorRefused": "Gave a wrong second factor for {an account}",
  "session.signOut": "Signed out",
  "sessions.end": "Ended sessions of {an account}",
  "password.change": "Changed the password of {an account}",
  "password.resetAsked": "Asked for a link to reset the password of {an account}",
  "password.resetUsed": "Reset the password of {an account} by a link",
  "secondFactor.enable": "Turned on the second factor of {an account}",
  "secondFactor.disable": "Turned off the second factor of {an account}",
  "secondFactor.require": "Changed whether a second factor is required",
  "passkey.add": "Added a passkey to {an account}",
  "passkey.remove": "Removed a passkey from {an account}",
  "account.create": "Created {an account}",
  "account.update": "Changed the details of {an account}",
  "account.emailChange": "Changed the e-mail address of {an account}",
  "account.roleChange": "Changed the role of {an account}",
  "account.suspend": "Suspended {an account}",
  "account.resume": "Reinstated {an account}",
  "account.confirmRefused": "Failed to confirm who they are for a change of {an account}",
  "staff.unlock": "Lifted the sign-in limit of {an account}",
  "permission.refused": "Was refused what their role does not allow: {a call}",
  "setting.change": "Changed the setting {a setting}",
  "messages.export": "Exported contact messages",
  "audit.export": "Exported the activity log",
  "person.export": "Exported what is stored about {a person}",
  "person.erase": "Erased {a person}",
  "bin.empty": "Emptied the bin",
  "record.purge": "Deleted for good what is past its time: {records}",
} as const;

export type AuditAction = keyof typeof auditActions;

export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

const placeholder = /\{(.*)\}/;

/** The sentence with its subject's name in it. An action that an older or newer release recorded is told by its name. */
export function sentenceOf(action: string, subjectName?: string): string {
  const template = auditActionNames.some((known) => known === action) ? auditActions[action as AuditAction] : action;
  return template.replace(placeholder, (_, unknown: string) => subjectName ?? unknown);
}

/** The facts of an event in one line: `from: editor, to: owner`. */
export function factsOf(detail: Record<string, string | number | boolean | null>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}
