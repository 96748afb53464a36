import { texts } from "#app/messages/texts.ts";

export const layoutTexts = texts({
  en: {
    admin: "Admin",
    userId: "UserId",
    skip: "Skip to content",
    skipToMenu: "Skip to the menu",
    openMenu: "Open menu",
    closeMenu: "Close menu",
    signOut: "Sign out",
    myAccount: "My account",
    loading: "Loading…",
    tools: "Tools",
    site: "View the site",
    help: { title: "How this works", none: "There is no explanation of this screen yet." },
    notAllowed: {
      title: "Your role doesn't include this screen",
      text: "An owner of the site can give you a role that includes it.",
    },
    notFound: {
      title: "This page doesn't exist",
      text: "The address may be mistyped, or the record may have been deleted. Deleted records are in the Trash.",
      start: "Go to the start page",
    },
  },
  es: {
    admin: "Administración",
    userId: "Id de usuario",
    skip: "Ir al contenido",
    skipToMenu: "Ir al menú",
    openMenu: "Abrir el menú",
    closeMenu: "Cerrar el menú",
    signOut: "Cerrar sesión",
    myAccount: "Mi cuenta",
    loading: "Cargando…",
    tools: "Herramientas",
    site: "Ver el sitio",
    help: { title: "Cómo funciona", none: "Todavía no hay una explicación de esta pantalla." },
    notAllowed: {
      title: "Su rol no incluye esta pantalla",
      text: "Un propietario del sitio puede darle un rol que la abra.",
    },
    notFound: {
      title: "Esta página no existe",
      text: "Quizá la dirección está mal escrita o se eliminó lo que mostraba. Los registros eliminados están en la Papelera.",
      start: "Ir a la página de inicio",
    },
  },
});
