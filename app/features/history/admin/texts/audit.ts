import { texts } from "#app/messages/texts.ts";

export const auditTexts = texts({
  en: {
    title: "Activity log",
    export: "Export to CSV",
    intro: "Sign-ins, refused attempts, changes to accounts and settings, exports and erasures. No one can change this list.",
    none: "No events match.",
    notSignedIn: "Not signed in",
    what: "What",
    anything: "Anything",
    when: "When",
    who: "Who",
    where: "From where",
    emptyList: "No activity yet. Sign-ins and changes to accounts and settings will appear here.",
  },
  es: {
    title: "Registro de actividad",
    export: "Exportar a CSV",
    intro: "Inicios de sesión, rechazos, cambios de cuentas y ajustes, exportaciones y borrados. Nadie puede cambiar esta lista.",
    none: "Ningún suceso coincide.",
    notSignedIn: "Sin iniciar sesión",
    what: "Qué",
    anything: "Todo",
    when: "Cuándo",
    who: "Quién",
    where: "Desde dónde",
    emptyList: "Todavía no ha pasado nada. Aquí estarán los inicios de sesión y los cambios de cuentas y ajustes.",
  },
});
