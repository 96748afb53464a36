import { texts } from "#app/messages/texts.ts";

export const ownerNoticeTexts = texts({
  en: {
    subject: (company: string) => `${company}: a sensitive change was made`,
    heading: "A sensitive change was made",
    newOwner: (name: string) => `${name} is now an owner of the site and can change everything, including accounts.`,
    role: (name: string, from: string, to: string) => `The role of ${name} was changed from ${from} to ${to}.`,
    record: (name: string) => `“${name}” was changed.`,
    fields: (record: string, fields: string) => `These fields of ${record} were changed: ${fields}.`,
    by: (name: string) => `By: ${name}`,
    byServer: "By: someone with access to the site's server",
    unknown: "an account that no longer exists",
    otherwise:
      "If your office knows about it, you don't need to do anything. If not, suspend the account that made the change, sign everyone out, and restore the previous version from the history.",
    open: "Open it",
  },
  es: {
    subject: (company: string) => `${company}: se hizo un cambio sensible`,
    heading: "Se hizo un cambio sensible",
    newOwner: (name: string) => `${name} ahora es propietario del sitio y puede cambiarlo todo, también las cuentas.`,
    role: (name: string, from: string, to: string) => `El rol de ${name} cambió de ${from} a ${to}.`,
    record: (name: string) => `Se cambió lo siguiente: «${name}».`,
    fields: (record: string, fields: string) => `En el registro de ${record} se cambiaron estos campos: ${fields}.`,
    by: (name: string) => `Quién: ${name}`,
    byServer: "Quién: alguien en el servidor del sitio",
    unknown: "una cuenta que ya no existe",
    otherwise:
      "Si su oficina está enterada, no tiene que hacer nada. Si no, suspenda la cuenta que hizo el cambio, cierre la sesión de todos y restaure el estado anterior desde el historial.",
    open: "Abrir",
  },
});
