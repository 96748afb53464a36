/**
 * Everything that the audit list tells, as a noun and a verb, with its sentence after the name of whoever did it. In braces is
 * what stands there while the subject is not known. Only what is listed here can be recorded.
 */
const auditActions = {
  "session.signIn": "Signed in",
  "session.refuseSignIn": "Was refused at sign-in to {an account}",
  "session.delaySignIn": "Has to wait after too many tries to sign in to {an account}",
  "session.refuseSecondFactor": "Gave a wrong second factor for {an account}",
  "session.signOut": "Signed out",
  "session.end": "Ended sessions of {an account}",
  "password.askReset": "Asked for a link to reset the password of {an account}",
  "password.reset": "Reset the password of {an account} by a link",
  "secondFactor.enable": "Turned on the second factor of {an account}",
  "secondFactor.disable": "Turned off the second factor of {an account}",
  "secondFactor.renewCodes": "Renewed the recovery codes of {an account}",
  "secondFactor.require": "Changed whether a second factor is required",
  "passkey.add": "Added a passkey to {an account}",
  "passkey.remove": "Removed a passkey of {an account}",
  "staff.create": "Created the account of {someone}",
  "staff.change": "Changed the details of {an account}",
  "staff.changeEmail": "Changed the email address of {an account}",
  "staff.changeRole": "Changed the role of {an account}",
  "staff.changeOfficer": "Changed which loan officer {an account} belongs to",
  "staff.changePassword": "Changed the password of {an account}",
  "staff.resetPassword": "Gave a new first password to {an account}",
  "staff.suspend": "Suspended {an account}",
  "staff.reinstate": "Reinstated {an account}",
  "staff.unlock": "Lifted the wait at sign-in for {an account}",
  "confirmation.refuse": "Failed to confirm who they are before a change",
  "permission.refuse": "Was refused what their role does not allow",
  "setting.create": "Added {a setting}",
  "setting.change": "Changed {a setting}",
  "setting.delete": "Deleted {a setting}",
  "setting.restore": "Restored {a setting}",
  "messages.export": "Exported contact messages",
  "newsletter.send": "Had a newsletter sent",
  "newsletter.stop": "Stopped a newsletter",
  "newsletter.import": "Imported newsletter subscribers",
  "newsletter.export": "Exported newsletter subscribers",
  "newsletter.unsubscribe": "Unsubscribed someone from the newsletter",
  "newsletter.delete": "Deleted a newsletter subscriber",
  "contact.optOut": "Recorded an opt-out for the sender of {a message}",
  "contact.optIn": "Undid an opt-out for the sender of {a message}",
  "audit.export": "Exported the activity log",
  "person.export": "Exported what is stored about a person",
  "person.erase": "Erased what is stored about a person",
  "picture.delete": "Deleted a stored picture",
  "bin.purge": "Deleted from the bin for good: {a record}",
  "bin.empty": "Emptied the bin",
  "record.purge": "Deleted what has come to its end",
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
