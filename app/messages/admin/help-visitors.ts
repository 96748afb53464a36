import { texts } from "#app/messages/texts.ts";

/** How the screens about visitors work: their messages, the newsletter, the numbers. By the pattern of their route. */
export const visitorHelp = texts<Record<string, string>>({
  en: {
    "/admin/contactuslist":
      "What visitors write in the contact form arrives here, newest first; unread messages are in bold. Open a message to answer it. The buttons above the list filter it, for example to messages waiting for an answer. Messages held as possible spam come first, with the reason; release what a person wrote and delete the rest; the office gets one email a day while any are held. “Board” shows the same messages by stage.",
    "/admin/contactuslist/board":
      "Each column is one step on the way from the first message to a closed loan. When a message moves forward, drag its card to the next column or use the list on the card. Each column shows its newest 50 messages.",
    "/admin/contactuslist/:id":
      "Here is what the visitor wrote, and below it everything that has happened since: replies, notes and calls. You can send a reply by email from here, starting from a reply template if you like. Mark the message as contacted once someone has been in touch, and set a follow-up date if you want a reminder. Only you and your colleagues can see notes.",
    "/admin/replytemplate":
      "Reply templates are ready-made answers that you choose when you reply to a message. Each has an English and a Spanish text; the visitor's language decides which one is used. Changing a template doesn't change replies already sent.",
    "/admin/replytemplate/add":
      "Give the template a name you and your colleagues will recognize, and write its text in both languages. Words in braces, such as the visitor's name, are filled in when you reply; the list below the text shows all of them.",
    "/admin/replytemplate/edit/:id":
      "Change the text and save; new replies use it from then on. Words in braces are filled in when you reply. Earlier versions are under “History” below the form.",
    "/admin/lead-routing":
      "The rules decide who gets a message when it arrives. They are checked from top to bottom, and the first one that finds an officer who is active, licensed and not away decides. If none does, the message goes to the office. Use “Try it” to see who would get a message, without sending one.",
    "/admin/lead-routing/add":
      "A rule is one sentence: if a message is like this, it goes to that person. Choose which messages it applies to, and then who gets them. A new rule goes last; move it up in the list if it should be checked earlier.",
    "/admin/lead-routing/edit/:id":
      "Change the rule and save; it applies to messages that arrive from then on. Messages already assigned stay where they are. You can also switch a rule off instead of deleting it.",
    "/admin/numbers":
      "See how many people visited and wrote in recent weeks, from which pages and in which language, and how quickly they were answered. Spam and bots are not counted, and nothing is kept about who visited. Under “My account” you can choose to get the numbers by email on Mondays.",
    "/admin/newsletter":
      "These are the people who signed up for the newsletter; only those who confirmed by email, or were imported with their consent, get it. “Unsubscribe” keeps the address on the list so an import can't add it again. “Delete” removes every trace of it. You write newsletters under “Newsletters”.",
    "/admin/newsletter/import":
      "Choose a CSV file, which you can save from Excel or Google Sheets; its first line names the columns. Only import people who asked for the newsletter, and note how they asked: it is kept as proof. Addresses already on the list stay as they are.",
    "/admin/newsletter/issues":
      "Write newsletters here and see how they were delivered. A newsletter goes out once, to everyone subscribed at that moment, in each person's language. One marked “No Spanish” would reach Spanish readers in English.",
    "/admin/newsletter/issues/add":
      "Write the subject and the text, in both languages if you can, and save. Nothing is sent yet: after saving you can send yourself a test, choose a time, and see how the email looks.",
    "/admin/newsletter/issues/edit/:id":
      "Save first, then send yourself a test and look at the preview. “Send to all subscribers” sends it right away or at a time you choose. Until it starts you can still change it or stop it; once emails go out, they can't be recalled.",
  },
  es: {
    "/admin/contactuslist":
      "Aquí llega lo que los visitantes escriben en el formulario de contacto, lo más nuevo primero; en negrita está lo que nadie ha leído. Abra un mensaje para responderlo. Los botones sobre la lista muestran solo una parte, por ejemplo los que esperan respuesta. Los mensajes retenidos como posible spam aparecen primero, con el motivo; libere lo que escribió una persona y elimine lo demás; la oficina recibe un correo al día mientras haya alguno retenido. El tablero muestra los mismos mensajes según lo que han avanzado.",
    "/admin/contactuslist/board":
      "Cada columna es un paso entre el primer mensaje y un préstamo cerrado. Arrastre una tarjeta a la columna siguiente, o use la lista de la tarjeta, cuando algo haya pasado. Cada columna muestra sus 50 mensajes más nuevos.",
    "/admin/contactuslist/:id":
      "Aquí está lo que escribió el visitante y, debajo, todo lo que ha pasado desde entonces: respuestas, notas y llamadas. La respuesta se envía por correo desde aquí, y puede empezar con una plantilla. Marque el mensaje como contactado cuando alguien haya hablado con la persona, y ponga un día de seguimiento si quiere un recordatorio. Las notas son solo para usted y sus colegas.",
    "/admin/replytemplate":
      "Las plantillas son respuestas ya escritas que usted elige al contestar un mensaje. Cada una tiene un texto en inglés y otro en español; el idioma del visitante decide cuál se usa. Cambiar una plantilla no cambia las respuestas ya enviadas.",
    "/admin/replytemplate/add":
      "Dé a la plantilla un nombre que usted y sus colegas reconozcan, y escriba el texto en los dos idiomas. Las palabras entre llaves, como el nombre del visitante, se completan al responder; la lista debajo del texto dice cuáles hay.",
    "/admin/replytemplate/edit/:id":
      "Cambie el texto y guarde; desde entonces las respuestas nuevas empiezan con él. Las palabras entre llaves se completan al responder. Las versiones anteriores están en el historial, debajo del formulario.",
    "/admin/lead-routing":
      "Las reglas deciden quién recibe un mensaje cuando llega. Se consultan de arriba abajo, y decide la primera que encuentra a un oficial activo, con licencia y presente. Si ninguna encuentra a nadie, el mensaje va a la oficina. Puede probar quién recibiría un mensaje sin enviar ninguno.",
    "/admin/lead-routing/add":
      "Una regla es una frase: si el mensaje es así, va a tal persona. Elija cómo debe ser el mensaje y después quién lo recibe. Una regla nueva queda al final; súbala en la lista si debe consultarse antes.",
    "/admin/lead-routing/edit/:id":
      "Cambie la regla y guarde; vale para los mensajes que lleguen desde entonces. Los que ya tiene alguien se quedan con esa persona. También puede desactivar una regla en lugar de eliminarla.",
    "/admin/numbers":
      "Vea cuántas personas visitaron y escribieron en las últimas semanas, desde qué páginas y en qué idioma, y qué tan rápido se les respondió. No se cuentan el spam ni los programas, y no se guarda nada sobre quién visitó. En «Mi cuenta» puede pedir que las cifras le lleguen por correo los lunes.",
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
