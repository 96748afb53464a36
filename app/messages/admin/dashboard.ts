import { texts } from "#app/messages/texts.ts";

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

type Part = "name" | "portrait" | "biography" | "text" | "article";
const englishParts: Record<Part, string> = {
  name: "name",
  portrait: "portrait",
  biography: "biography",
  text: "text",
  article: "article",
};
const spanishParts: Record<Part, string> = {
  name: "nombre",
  portrait: "retrato",
  biography: "biografía",
  text: "texto",
  article: "artículo",
};

/** What waits for someone. */
export const dashboardTexts = texts({
  en: {
    title: "Dashboard",
    showFewer: "Show fewer",
    showAll: (lines: number) => `Show all ${lines}`,
    moreThan: (count: number) => `more than ${count}`,
    messages: {
      title: "Messages",
      fine: "No message waits, and all mail was sent.",
      fresh: (count: number) => plural(count, "new message"),
      held: (count: number) => plural(count, "held message"),
      heldDetail: "They looked like spam; nobody was mailed",
      failed: (count: number) => plural(count, "mail needs attention", "mails need attention"),
      failedDetail: "Open the message to see why, and to send it again",
      late: (count: number) => `${plural(count, "mail waits", "mails wait")} for the mail server`,
      lateDetail: "It is tried on until it is delivered",
      aside: (count: number) => `${plural(count, "form")} could not be stored`,
      asideDetail: (node: string, folder: string) =>
        `Visitors sent them while the database was away. They are on ${node}, in ${folder}. Tell whoever runs the server`,
      noServer: "No mail server is set up",
      noServerDetail: (waiting: number) =>
        `Messages wait in the inbox${waiting > 0 ? `; ${waiting} to send` : ""}. Ask whoever looks after the server to connect a mail server (SMTP_URL)`,
      failedKind: (kind: string) => `Mail ${kind} needs attention`,
      retryKind: (kind: string) => `Retry mail ${kind}`,
      retry: "Retry",
    },
    proposals: "Profiles to approve",
    figures: { title: "Figures to check", fine: "Every figure of the calculators is up to date." },
    samples: {
      title: "Sample values to replace before launch",
      fine: "No sample value is left.",
      article: "An article that came with the site: read it, and save it once it is yours",
      still: (parts: Part[]) => `Still a sample: ${parts.map((part) => englishParts[part]).join(", ")}`,
    },
    spanish: {
      title: "Spanish that is missing or older than the English",
      fine: "Every text has its Spanish.",
      missing: (fields: string) => `missing: ${fields}`,
      stale: (fields: string) => `older than the English: ${fields}`,
      resourceMissing: "Resource, missing",
      resourceStale: "Resource, older than the English",
    },
    backup: {
      title: "Backup",
      none: "Nothing has been backed up yet.",
      last: "Last good backup:",
      late: "The last backup is older than it should be. Tell whoever runs the server.",
      notScheduled: "Ask whoever runs the server to have the site back itself up (BACKUP_TO).",
    },
    changes: { title: "Last changes", none: "Nobody has changed anything yet.", all: "All changes" },
    licenses: {
      title: "Licenses to renew",
      fine: "No license of an active officer ends within 60 days.",
      none: "No license is listed: visitors cannot apply with this officer",
      ended: (day: string) => `Ended on ${day}`,
      endsThisWeek: (day: string) => `Ends within a week, on ${day}`,
      ends: (days: number, day: string) => `Ends within ${days} days, on ${day}`,
    },
    firstRun: {
      title: "First steps",
      intro: "Until these are done, visitors meet sample names or a site that cannot answer them. Each line ticks itself off.",
      progress: (done: number, all: number) => `${done} of ${all} done`,
      done: "Done:",
      open: "To do:",
      hide: "Hide this list",
      name: { title: "Put your company's name in", text: "The site still has its sample name." },
      phone: { title: "Put your telephone number in", text: "Visitors would call a number that does not exist." },
      officers: { title: "Put your loan officers in", text: "Replace the sample officers, or set them to inactive or delete them." },
      mail: {
        title: "Let the site send mail",
        text: "Ask whoever runs the server to connect a mail server. Until then messages wait in the inbox and nobody is told.",
      },
      secondFactor: { title: "Protect your own account", text: "Set up a second factor: an app on your phone, or a passkey." },
      post: { title: "Publish your first post", text: "Write one, or open an article that came with the site, read it and save it." },
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
      asideDetail: (node, folder) =>
        `Llegaron cuando la base de datos no estaba disponible. Están en ${node}, en ${folder}. Avise a quien administra el servidor`,
      noServer: "No hay un servidor de correo",
      noServerDetail: (waiting) =>
        `Los mensajes esperan en la bandeja${waiting > 0 ? `; ${waiting} por enviar` : ""}. Pida a quien cuida el servidor que conecte un servidor de correo (SMTP_URL)`,
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
      late: "La última copia es más antigua de lo debido. Avise a quien cuida el servidor.",
      notScheduled: "Pida a quien cuida el servidor que el sitio haga sus propias copias (BACKUP_TO).",
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
