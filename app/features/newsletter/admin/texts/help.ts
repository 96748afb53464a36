import { texts } from "#app/messages/texts.ts";

/** How each screen works, by route pattern. */
export const help = texts<Record<string, string>>({
  en: {
    "/admin/newsletter":
      "These are the people who signed up for the newsletter; only those who confirmed by email, or were imported with their consent, get it. “Unsubscribe” keeps the address on the list so an import can't add it again. “Delete” removes every trace of it. You write newsletters under “Newsletters”.",
    "/admin/newsletter/import":
      "Choose a CSV file, which you can save from Excel or Google Sheets; its first line names the columns. Only import people who asked for the newsletter, and note how they asked: it's kept as proof. Addresses already on the list stay as they are.",
    "/admin/newsletter/issues":
      "Write newsletters here and see how they were delivered. A newsletter goes out once, to everyone subscribed at that moment, in each person's language. One marked “No Spanish” would reach Spanish readers in English.",
    "/admin/newsletter/issues/add":
      "Write the subject and the text, in both languages if you can, and save. Nothing is sent yet: after saving you can send yourself a test, choose a time, and see how the email looks.",
    "/admin/newsletter/issues/edit/:id":
      "Save first, then send yourself a test and look at the preview. “Send to all subscribers” sends it right away or at a time you choose. Until it starts you can still change it or stop it; once emails go out, they can't be recalled.",
  },
  es: {
    "/admin/newsletter":
      "Estas son las personas que se suscribieron al boletín; lo reciben solo quienes lo confirmaron por correo o se importaron con su consentimiento. Cancelar una suscripción deja la dirección en la lista para que ninguna importación la traiga de vuelta. Eliminarla borra todo rastro. Los boletines se escriben en la otra pestaña.",
    "/admin/newsletter/import":
      "Elija un archivo CSV, que se puede guardar desde Excel o Google Sheets; su primera línea nombra las columnas. Importe solo a personas que pidieron el boletín y anote cómo lo pidieron: se guarda como prueba. Las direcciones ya conocidas se quedan como están.",
    "/admin/newsletter/issues":
      "Aquí se escriben los boletines y se ve cómo se entregaron. Un boletín sale una sola vez, a todas las personas suscritas en ese momento, a cada una en su idioma. Lo que está marcado sin español llegaría en inglés a quienes leen español.",
    "/admin/newsletter/issues/add":
      "Escriba el asunto y el texto, en los dos idiomas si puede, y guarde. Todavía no se envía nada: después de guardar puede mandarse una prueba, elegir la hora y ver cómo queda el correo.",
    "/admin/newsletter/issues/edit/:id":
      "Guarde primero; después mándese una prueba y mire la vista previa. El boletín se envía a todos los suscriptores de inmediato o a la hora que usted elija. Hasta que empiece, puede cambiarlo o detenerlo; cuando los correos ya salieron, no se pueden recuperar.",
  },
});
