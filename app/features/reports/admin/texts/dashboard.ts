import { texts } from "#app/messages/texts.ts";
import { plural } from "#lib/plural.ts";

const spanishParts = { name: "nombre", portrait: "retrato", biography: "biografía", text: "texto", article: "artículo" };
type Part = keyof typeof spanishParts;

/** What waits for someone. */
export const dashboardTexts = texts({
  en: {
    title: "Dashboard",
    showFewer: "Show fewer",
    showAll: (lines: number) => `Show all ${lines}`,
    moreThan: (count: number) => `more than ${count}`,
    messages: {
      title: "Messages",
      fine: "No messages are waiting, and all mail was sent.",
      fresh: (count: number) => plural(count, "new message"),
      held: (count: number) => plural(count, "held message"),
      heldDetail: "They looked like spam, so no one was notified",
      failed: (count: number) => plural(count, "email needs attention", "emails need attention"),
      failedDetail: "Open the message to see why and send it again",
      late: (count: number) => `${plural(count, "email is", "emails are")} waiting for the mail server`,
      lateDetail: "The site keeps trying until they are delivered",
      aside: (count: number) => `${plural(count, "form")} could not be saved`,
      rejectedDetail: (node: string, folder: string) =>
        `Visitors sent them while the database was unavailable. They are on ${node}, in ${folder}. Tell your server administrator`,
      noServer: "No mail server is set up",
      noServerDetail: (waiting: number) =>
        `Messages stay in the inbox${waiting > 0 ? `; ${waiting} waiting to be sent` : ""}. Ask your server administrator to connect a mail server (SMTP_URL)`,
      failedKind: (kind: string) => `Email ${kind} needs attention`,
      retryKind: (kind: string) => `Retry email ${kind}`,
      retry: "Retry",
    },
    proposals: "Profiles to approve",
    figures: { title: "Figures to check", fine: "Every calculator figure is up to date." },
    samples: {
      title: "Sample values to replace before launch",
      fine: "No sample values are left.",
      article: "An article that came with the site: read it, and save it once you've made it yours",
      still: (parts: Part[]) => `Still a sample: ${parts.join(", ")}`,
    },
    spanish: {
      title: "Spanish that is missing or out of date",
      fine: "Every text has a Spanish version.",
      missing: (fields: string) => `missing: ${fields}`,
      stale: (fields: string) => `older than the English: ${fields}`,
      resourceMissing: "Resource, missing",
      resourceStale: "Resource, older than the English",
    },
    backup: {
      title: "Backup",
      none: "Nothing has been backed up yet.",
      last: "Last good backup:",
      late: "The last backup is older than it should be. Tell your server administrator.",
      notScheduled: "Ask your server administrator to turn on automatic backups (BACKUP_TO).",
    },
    changes: { title: "Latest changes", none: "No changes yet.", all: "All changes" },
    licenses: {
      title: "Licenses to renew",
      fine: "No active officer's license expires in the next 60 days.",
      none: "No license is listed, so visitors cannot apply with this officer",
      ended: (day: string) => `Expired on ${day}`,
      endsThisWeek: (day: string) => `Expires within a week, on ${day}`,
      ends: (days: number, day: string) => `Expires within ${days} days, on ${day}`,
    },
    firstRun: {
      title: "First steps",
      intro: "Until these are done, visitors see sample names or a site that can't answer them. Each line checks itself off.",
      progress: (done: number, all: number) => `${done} of ${all} done`,
      done: "Done:",
      open: "To do:",
      hide: "Hide this list",
      name: { title: "Add your company's name", text: "The site still has its sample name." },
      phone: { title: "Add your phone number", text: "Visitors would call a number that doesn't exist." },
      officers: { title: "Add your loan officers", text: "Replace the sample officers, set them to inactive, or delete them." },
      mail: {
        title: "Let the site send mail",
        text: "Ask your server administrator to connect a mail server. Until then, messages stay in the inbox and no one is notified.",
      },
      secondFactor: { title: "Protect your own account", text: "Set up a second factor: an app on your phone, or a passkey." },
      post: { title: "Publish your first post", text: "Write one, or open an article that came with the site, review it and save it." },
    },
  },
  es: {
    title: "Panel",
    showFewer: "Mostrar menos",
    showAll: (lines) => `Mostrar los ${lines}`,
    moreThan: (count) => `más de ${count}`,
    messages: {
      title: "Mensajes",
      fine: "No espera ningún mensaje y todo el correo se envió.",
      fresh: (count) => plural(count, "mensaje nuevo", "mensajes nuevos"),
      held: (count) => plural(count, "mensaje retenido", "mensajes retenidos"),
      heldDetail: "Parecían spam; no se avisó a nadie",
      failed: (count) => plural(count, "correo necesita atención", "correos necesitan atención"),
      failedDetail: "Abra el mensaje para ver por qué y enviarlo de nuevo",
      late: (count) => `${plural(count, "correo espera", "correos esperan")} al servidor de correo`,
      lateDetail: "Se sigue intentando hasta que se entregue",
      aside: (count) => (count === 1 ? "1 formulario no se pudo guardar" : `${count} formularios no se pudieron guardar`),
      rejectedDetail: (node, folder) =>
        `Llegaron cuando la base de datos no estaba disponible. Están en ${node}, en ${folder}. Avise a quien administra el servidor`,
      noServer: "No hay un servidor de correo",
      noServerDetail: (waiting) =>
        `Los mensajes esperan en la bandeja${waiting > 0 ? `; ${waiting} por enviar` : ""}. Pida a quien administra el servidor que conecte un servidor de correo (SMTP_URL)`,
      failedKind: (kind) => `El correo ${kind} necesita atención`,
      retryKind: (kind) => `Reintentar el correo ${kind}`,
      retry: "Reintentar",
    },
    proposals: "Perfiles por aprobar",
    figures: { title: "Cifras por revisar", fine: "Todas las cifras de las calculadoras están al día." },
    samples: {
      title: "Valores de muestra por reemplazar antes de publicar",
      fine: "No queda ningún valor de muestra.",
      article: "Un artículo que venía con el sitio: léalo y guárdelo cuando lo haga suyo",
      still: (parts) => `Todavía de muestra: ${parts.map((part) => spanishParts[part]).join(", ")}`,
    },
    spanish: {
      title: "Español que falta o es más antiguo que el inglés",
      fine: "Todos los textos tienen su español.",
      missing: (fields) => `falta: ${fields}`,
      stale: (fields) => `más antiguo que el inglés: ${fields}`,
      resourceMissing: "Recurso, falta",
      resourceStale: "Recurso, más antiguo que el inglés",
    },
    backup: {
      title: "Copia de seguridad",
      none: "Todavía no se ha hecho ninguna copia de seguridad.",
      last: "Última copia correcta:",
      late: "La última copia es más antigua de lo debido. Avise a quien administra el servidor.",
      notScheduled: "Pida a quien administra el servidor que active las copias automáticas (BACKUP_TO).",
    },
    changes: { title: "Últimos cambios", none: "Nadie ha cambiado nada todavía.", all: "Todos los cambios" },
    licenses: {
      title: "Licencias por renovar",
      fine: "Ninguna licencia de un oficial activo vence en los próximos 60 días.",
      none: "No tiene ninguna licencia anotada: los visitantes no pueden solicitar un préstamo con esta persona",
      ended: (day) => `Venció el ${day}`,
      endsThisWeek: (day) => `Vence en menos de una semana, el ${day}`,
      ends: (days, day) => `Vence en menos de ${days} días, el ${day}`,
    },
    firstRun: {
      title: "Primeros pasos",
      intro:
        "Hasta que estén hechos, los visitantes ven nombres de muestra o un sitio que no puede responderles. Cada línea se marca sola.",
      progress: (done, all) => `${done} de ${all} hechos`,
      done: "Hecho:",
      open: "Por hacer:",
      hide: "Ocultar esta lista",
      name: { title: "Ponga el nombre de su empresa", text: "El sitio todavía tiene el nombre de muestra." },
      phone: { title: "Ponga su número de teléfono", text: "Los visitantes llamarían a un número que no existe." },
      officers: {
        title: "Ponga a sus oficiales de préstamos",
        text: "Reemplace a los oficiales de muestra, o póngalos como inactivos o elimínelos.",
      },
      mail: {
        title: "Permita que el sitio envíe correo",
        text: "Pida a quien administra el servidor que conecte un servidor de correo. Mientras tanto los mensajes esperan en la bandeja y no se avisa a nadie.",
      },
      secondFactor: {
        title: "Proteja su propia cuenta",
        text: "Configure la verificación en dos pasos: una aplicación en su teléfono o una llave de acceso.",
      },
      post: {
        title: "Publique su primera entrada",
        text: "Escriba una, o abra un artículo que venía con el sitio, léalo y guárdelo.",
      },
    },
  },
});
