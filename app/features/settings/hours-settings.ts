import type { Setting } from "./setting.ts";

const hoursPlace = {
  en: "A sentence in the footer, on the Contact Us page and in emails. The site uses its two times to show whether the office is open.",
  es: "Una frase en el pie de página, en la página de contacto y en los correos. El sitio lee sus dos horas para decir si la oficina está abierta.",
};

export const hoursSettings = {
  "hours.weekdays": {
    label: { en: "Weekdays", es: "Entre semana" },
    about: hoursPlace,
    kind: "text",
    default: "Monday to Friday 8:30 am to 5:00 pm",
    es: "Lunes a viernes de 8:30 a. m. a 5:00 p. m.",
  },
  "hours.saturday": {
    label: { en: "Saturday", es: "Sábado" },
    about: hoursPlace,
    kind: "text",
    default: "Saturday 9:30 am to 1:00 pm",
    es: "Sábado de 9:30 a. m. a 1:00 p. m.",
  },
  "hours.sunday": {
    label: { en: "Sunday", es: "Domingo" },
    about: hoursPlace,
    kind: "text",
    default: "Sunday closed",
    es: "Domingo: cerrado",
  },
  "hours.closedDays": {
    label: {
      en: "Days the office is closed, one per line: the date, then its name",
      es: "Días en los que la oficina está cerrada, uno por línea: la fecha y luego su nombre",
    },
    about: {
      en: "On these days the site says the office is closed, and why. Two times after the date mean it is open between them.",
      es: "En estos días el sitio dice que la oficina está cerrada y por qué. Dos horas después de la fecha significan que abre entre ellas.",
    },
    kind: "closedDays",
    default:
      "2026-11-26 Thanksgiving Day\n2026-12-25 Christmas Day\n2027-01-01 New Year's Day\n2027-05-31 Memorial Day\n2027-07-05 Independence Day\n2027-07-24 Pioneer Day\n2027-09-06 Labor Day\n2027-11-25 Thanksgiving Day\n2027-12-25 Christmas Day",
    es: "2026-11-26 Día de Acción de Gracias\n2026-12-25 Navidad\n2027-01-01 Año Nuevo\n2027-05-31 Memorial Day\n2027-07-05 Día de la Independencia\n2027-07-24 Día de los Pioneros\n2027-09-06 Día del Trabajo\n2027-11-25 Día de Acción de Gracias\n2027-12-25 Navidad",
    sample: true,
  },
} as const satisfies Record<string, Setting>;
