import { texts } from "#app/messages/texts.ts";

/** What a list says while nothing is in it: what belongs there, and the first step. */
export const emptyListTexts = texts({
  en: {
    posts: { text: "No posts yet. The articles visitors read on the blog appear here.", action: "Write the first post" },
    blogCategories: { text: "No categories yet. Categories organize the blog posts.", action: "Add the first category" },
    pageCategories: { text: "No categories yet. Pages and parts of pages appear here.", action: "Add the first category" },
    sections: { text: "No page content yet. The sections that make up the pages appear here.", action: "Add the first section" },
    officers: {
      text: "No loan officers yet. Visitors find the officers you add in the directory.",
      action: "Add the first officer",
    },
    resources: {
      text: "No resources yet. The site's names, numbers and short texts appear here.",
      action: "Add the first resource",
    },
    accounts: { text: "No accounts yet. Everyone who works on the site has one.", action: "Add the first account" },
    messages: "No messages yet. What visitors send with the contact form arrives here.",
    replyTemplates: {
      text: "No reply templates yet. Save the answers you give often here, ready to send.",
      action: "Write the first template",
    },
    rules: {
      text: "No rules yet, so every message goes to the office. Rules assign messages to the right officer.",
      action: "Add the first rule",
    },
    subscribers: {
      text: "No subscribers yet. The sign-up form is at the bottom of every page; you can also import a list.",
      action: "Import subscribers",
    },
    newsletters: { text: "No newsletters yet. What you send to subscribers appears here.", action: "Write the first newsletter" },
    proposals: "No changes are waiting for you. When officers change their own profiles, the changes wait here for your approval.",
    changes: "No changes yet. Every change staff make will appear here, and you can undo it.",
    bin: "The Trash is empty. What you delete stays here for a while and can be restored.",
    events: "No activity yet. Sign-ins and changes to accounts and settings will appear here.",
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
      text: "No hay ninguna regla: todos los mensajes van a la oficina. Las reglas asignan cada mensaje al oficial adecuado.",
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
    bin: "La Papelera está vacía. Lo que usted elimina se queda aquí un tiempo y se puede restaurar.",
    events: "Todavía no ha pasado nada. Aquí estarán los inicios de sesión y los cambios de cuentas y ajustes.",
  },
});
