import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/contactuslist":
      "What visitors write in the contact form and in the question forms arrives here, newest first; a quick question says how its visitor wants to be answered; unread messages are in bold. Open a message to answer it. The buttons above the list filter it, for example to messages waiting for an answer. Messages held as possible spam come first, with the reason; release what a person wrote and delete the rest; the office gets one email a day while any are held. “Board” shows the same messages by stage.",
    "/admin/contactuslist/board":
      "Each column is one step on the way from the first message to a closed loan. When a message moves forward, drag its card to the next column or use the list on the card. Each column shows its newest 50 messages.",
    "/admin/contactuslist/:id":
      "Here is what the visitor wrote, and below it everything that has happened since: replies, notes and calls. You can send a reply by email from here, starting from a reply template if you like; if the visitor left no contact details, it appears on a page that they open with a code. A quick question shows the one way to answer it; log your answer by phone, WhatsApp or text message. Mark the message as contacted once someone has been in touch, and set a follow-up date if you want a reminder. Only you and your colleagues can see notes.",
    "/admin/lead-routing":
      "The rules decide who gets a message when it arrives. They are checked from top to bottom, and the first one that finds an officer who is active, licensed and not away decides. If none does, the message goes to the office. Use “Try it” to see who would get a message, without sending one.",
    "/admin/lead-routing/add":
      "A rule is one sentence: if a message is like this, it goes to that person. Choose which messages it applies to, and then who gets them. A new rule goes last; move it up in the list if it should be checked earlier.",
    "/admin/lead-routing/edit/:id":
      "Change the rule and save; it applies to messages that arrive from then on. Messages already assigned stay where they are. You can also switch a rule off instead of deleting it.",
    "/admin/replytemplate":
      "Reply templates are ready-made answers that you choose when you reply to a message. Each has an English and a Spanish text; the visitor's language decides which one is used. Changing a template doesn't change replies already sent.",
    "/admin/replytemplate/add":
      "Give the template a name you and your colleagues will recognize, and write its text in both languages. Words in braces, such as the visitor's name, are filled in when you reply; the list below the text shows all of them.",
    "/admin/replytemplate/edit/:id":
      "Change the text and save; new replies use it from then on. Words in braces are filled in when you reply. Earlier versions are under “History” below the form.",
  },
  es: {
    "/admin/contactuslist":
      "Aquí llega lo que los visitantes escriben en el formulario de contacto y en los de preguntas, lo más nuevo primero; una pregunta rápida dice cómo quiere la respuesta el visitante; en negrita está lo que nadie ha leído. Abra un mensaje para responderlo. Los botones sobre la lista muestran solo una parte, por ejemplo los que esperan respuesta. Los mensajes retenidos como posible spam aparecen primero, con el motivo; libere lo que escribió una persona y elimine lo demás; la oficina recibe un correo al día mientras haya alguno retenido. El tablero muestra los mismos mensajes según lo que han avanzado.",
    "/admin/contactuslist/board":
      "Cada columna es un paso entre el primer mensaje y un préstamo cerrado. Arrastre una tarjeta a la columna siguiente, o use la lista de la tarjeta, cuando algo haya pasado. Cada columna muestra sus 50 mensajes más nuevos.",
    "/admin/contactuslist/:id":
      "Aquí está lo que escribió el visitante y, debajo, todo lo que ha pasado desde entonces: respuestas, notas y llamadas. La respuesta se envía por correo desde aquí, y puede empezar con una plantilla; si el visitante no dejó datos de contacto, aparece en una página que él abre con un código. Una pregunta rápida muestra la única forma de responderla; registre su respuesta por teléfono, WhatsApp o mensaje de texto. Marque el mensaje como contactado cuando alguien haya hablado con la persona, y ponga un día de seguimiento si quiere un recordatorio. Las notas son solo para usted y sus colegas.",
    "/admin/lead-routing":
      "Las reglas deciden quién recibe un mensaje cuando llega. Se consultan de arriba abajo, y decide la primera que encuentra a un oficial activo, con licencia y presente. Si ninguna encuentra a nadie, el mensaje va a la oficina. Puede probar quién recibiría un mensaje sin enviar ninguno.",
    "/admin/lead-routing/add":
      "Una regla es una frase: si el mensaje es así, va a tal persona. Elija cómo debe ser el mensaje y después quién lo recibe. Una regla nueva queda al final; súbala en la lista si debe consultarse antes.",
    "/admin/lead-routing/edit/:id":
      "Cambie la regla y guarde; vale para los mensajes que lleguen desde entonces. Los que ya tiene alguien se quedan con esa persona. También puede desactivar una regla en lugar de eliminarla.",
    "/admin/replytemplate":
      "Las plantillas son respuestas ya escritas que usted elige al contestar un mensaje. Cada una tiene un texto en inglés y otro en español; el idioma del visitante decide cuál se usa. Cambiar una plantilla no cambia las respuestas ya enviadas.",
    "/admin/replytemplate/add":
      "Dé a la plantilla un nombre que usted y sus colegas reconozcan, y escriba el texto en los dos idiomas. Las palabras entre llaves, como el nombre del visitante, se completan al responder; la lista debajo del texto dice cuáles hay.",
    "/admin/replytemplate/edit/:id":
      "Cambie el texto y guarde; desde entonces las respuestas nuevas empiezan con él. Las palabras entre llaves se completan al responder. Las versiones anteriores están en el historial, debajo del formulario.",
  },
});
