import { officeDay, officeTime, shortDay } from "#lib/dates.ts";
import { currentLanguage, type LocalizedText } from "#lib/localize.ts";
import { auditSubjects } from "./audit-actions.ts";

const factNames: Record<string, LocalizedText> = {
  again: { en: "sent again", es: "enviado otra vez" },
  at: { en: "time", es: "hora" },
  call: { en: "request", es: "solicitud" },
  channel: { en: "channel", es: "medio" },
  count: { en: "records", es: "registros" },
  customers: { en: "customers", es: "clientes" },
  factor: { en: "signed in with", es: "inició sesión con" },
  field: { en: "tried with", es: "intentó con" },
  fields: { en: "fields", es: "campos" },
  formerKey: { en: "previous name", es: "nombre anterior" },
  formTokens: { en: "form tokens", es: "marcas de formulario" },
  from: { en: "from", es: "de" },
  hours: { en: "hours", es: "horas" },
  known: { en: "already on the list", es: "ya en la lista" },
  added: { en: "added", es: "agregados" },
  mailJobs: { en: "emails", es: "correos" },
  mentions: { en: "mentions", es: "menciones" },
  messages: { en: "messages", es: "mensajes" },
  person: { en: "account", es: "cuenta" },
  reason: { en: "reason", es: "motivo" },
  records: { en: "records", es: "registros" },
  refused: { en: "not imported", es: "no importados" },
  required: { en: "required", es: "obligatorio" },
  revisions: { en: "versions", es: "versiones" },
  role: { en: "role", es: "rol" },
  searched: { en: "with a search", es: "con búsqueda" },
  session: { en: "session", es: "sesión" },
  sessions: { en: "sessions", es: "sesiones" },
  set: { en: "set", es: "conjunto" },
  subscriptions: { en: "subscriptions", es: "suscripciones" },
  to: { en: "to", es: "a" },
  upTo: { en: "up to", es: "hasta" },
  userId: { en: "account", es: "cuenta" },
};

const factValues: Record<string, LocalizedText> = {
  owner: { en: "Owner", es: "Propietario" },
  editor: { en: "Editor", es: "Editor" },
  reviewer: { en: "Reviewer", es: "Revisor" },
  officer: { en: "Loan officer", es: "Oficial de préstamos" },
  call: { en: "phone calls", es: "llamadas" },
  text: { en: "text messages", es: "mensajes de texto" },
  email: { en: "email", es: "correo electrónico" },
  password: { en: "password", es: "contraseña" },
  currentPassword: { en: "current password", es: "contraseña actual" },
  totp: { en: "authenticator app", es: "aplicación de autenticación" },
  recoveryCode: { en: "recovery code", es: "código de recuperación" },
  passkey: { en: "passkey", es: "llave de acceso" },
  code: { en: "code", es: "código" },
  personAsked: { en: "the person asked", es: "la persona lo pidió" },
  recordedByMistake: { en: "it was a mistake", es: "fue un error" },
  noLongerNeeded: { en: "no longer needed", es: "ya no se necesita" },
  wronglyCollected: { en: "should not have been collected", es: "no debió recopilarse" },
  INVALID_CODE: { en: "wrong code", es: "código incorrecto" },
  INVALID_BACKUP_CODE: { en: "wrong recovery code", es: "código de recuperación incorrecto" },
  CODE_USED_BEFORE: { en: "code already used", es: "código ya usado" },
  true: { en: "yes", es: "sí" },
  false: { en: "no", es: "no" },
};

const describeCode = (names: Record<string, LocalizedText>, code: string): string =>
  Object.hasOwn(names, code) ? (names[code]?.[currentLanguage()] ?? code) : code;

/** Codes in words; days and instants in the office's time zone. */
function describeValue(value: string): string {
  const language = currentLanguage();
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return shortDay(value, language);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return describeCode(factValues, value);
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return value;
  return `${shortDay(officeDay(instant), language)} ${officeTime(instant, language)}`;
}

/** The facts of an event in one line: `from: Editor, to: Owner`. Unknown names and values stay as they were recorded. */
export function describeFacts(detail: Record<string, string | number | boolean | null>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${describeCode(factNames, name)}: ${describeValue(String(value))}`)
    .join(", ");
}

/** A recorded subject such as `contactmessage:2` in words: "message 2". */
export function describeSubject(subject: string): string {
  const [, kind = "", id = ""] = /^([a-z]+):(.*)$/s.exec(subject) ?? [];
  if (kind === "") return subject;
  return `${describeCode(auditSubjects, kind)} ${id}`;
}
