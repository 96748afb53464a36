import { texts } from "#app/messages/texts.ts";

/** What a list says while nothing is in it: what belongs there, and the first step. */
export const emptyListTexts = texts({
  en: {
    posts: { text: "There is no post yet. Articles that visitors read in the blog stand here.", action: "Write the first post" },
    blogCategories: { text: "There is no category yet. Categories sort the posts of the blog.", action: "Add the first category" },
    pageCategories: { text: "There is no category yet. Pages and the parts of pages stand here.", action: "Add the first category" },
    sections: { text: "There is no page content yet. The sections that pages are made of stand here.", action: "Add the first section" },
    officers: {
      text: "There is no loan officer yet. Visitors find the officers that you add in the directory.",
      action: "Add the first officer",
    },
    resources: {
      text: "There is no resource yet. Names, numbers and short texts of the site stand here.",
      action: "Add the first resource",
    },
    accounts: { text: "There is no account. Everyone who works on the site has one.", action: "Add the first account" },
    messages: "No visitor has written yet. What they send with the contact form arrives here.",
    replyTemplates: {
      text: "There is no reply template yet. Answers that you often give stand here, ready to be sent.",
      action: "Write the first template",
    },
    rules: {
      text: "There is no rule: every message goes to the office. Rules give messages to the officer who suits them.",
      action: "Add the first rule",
    },
    subscribers: {
      text: "Nobody has signed up yet. The form stands at the foot of every page; a list of your own can be imported.",
      action: "Import subscribers",
    },
    newsletters: { text: "Nothing has been written yet. What you send to subscribers stands here.", action: "Write the first newsletter" },
    proposals: "No officer's change waits for you. What officers change about their own profiles waits here for your yes.",
    changes: "Nobody has changed anything yet. Every change by someone of the staff will stand here, with the way back.",
    bin: "The Trash is empty. What you delete waits here and can be restored.",
    events: "Nothing has happened yet. Sign-ins and changes of accounts and settings will stand here.",
  },
  es: {
    posts: {
      text: "Todavía no hay entradas. Aquí están los artículos que los visitantes leen en el blog.",
      action: "Escribir la primera entrada",
    },
    blogCategories: {
      text: "Todavía no hay categorías. Las categorías ordenan las entradas del blog.",
      action: "Agregar la primera categoría",
    },
    pageCategories: { text: "Todavía no hay categorías. Aquí están las páginas y sus partes.", action: "Agregar la primera categoría" },
    sections: {
      text: "Todavía no hay contenido de página. Aquí están las secciones que forman las páginas.",
      action: "Agregar la primera sección",
    },
    officers: {
      text: "Todavía no hay oficiales de préstamos. Los visitantes encuentran en el directorio a los que usted agrega.",
      action: "Agregar al primer oficial",
    },
    resources: {
      text: "Todavía no hay recursos. Aquí están los nombres, números y textos cortos del sitio.",
      action: "Agregar el primer recurso",
    },
    accounts: { text: "No hay ninguna cuenta. Cada persona que trabaja en el sitio tiene una.", action: "Agregar la primera cuenta" },
    messages: "Ningún visitante ha escrito todavía. Aquí llega lo que envían con el formulario de contacto.",
    replyTemplates: {
      text: "Todavía no hay plantillas de respuesta. Aquí están las respuestas que se dan a menudo, listas para enviarse.",
      action: "Escribir la primera plantilla",
    },
    rules: {
      text: "No hay ninguna regla: todos los mensajes van a la oficina. Las reglas dan cada mensaje al oficial que le conviene.",
      action: "Agregar la primera regla",
    },
    subscribers: {
      text: "Nadie se ha suscrito todavía. El formulario está al pie de cada página; también puede importar una lista propia.",
      action: "Importar suscriptores",
    },
    newsletters: {
      text: "Todavía no se ha escrito nada. Aquí está lo que se envía a los suscriptores.",
      action: "Escribir el primer boletín",
    },
    proposals: "Ningún cambio espera su decisión. Lo que los oficiales cambian en su propio perfil espera aquí a que usted lo apruebe.",
    changes: "Nadie ha cambiado nada todavía. Aquí estará cada cambio del personal, con la manera de volver atrás.",
    bin: "La Papelera está vacía. Lo que usted elimina espera aquí y se puede restaurar.",
    events: "Todavía no ha pasado nada. Aquí estarán los inicios de sesión y los cambios de cuentas y ajustes.",
  },
});
