import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/shared-answers":
      "Visitors who answer “Can I buy?” can print their answers with a code, such as K7QM-4T2P-9X. Type the code here to see the same answers: capital letters, spaces and dashes don't matter. A code works for 30 days; then the answers are deleted. They contain no name or contact details, and the activity log records who opened them.",
  },
  es: {
    "/admin/shared-answers":
      "Quien contesta «¿Puedo comprar?» puede imprimir sus respuestas con un código, como K7QM-4T2P-9X. Escriba aquí el código para ver las mismas respuestas: no importan las mayúsculas, los espacios ni los guiones. Un código sirve por 30 días; después, las respuestas se borran. No llevan nombre ni datos de contacto, y el registro de actividad anota quién las abrió.",
  },
});
