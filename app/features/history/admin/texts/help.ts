import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/personal-data":
      "When visitors ask what data you have about them, or ask you to erase it, search for their email address or phone number here. First make sure you're really talking to that person. You can give them what was found as a file, or erase it; erasing can't be undone and includes the history and the Trash.",
    "/admin/changes":
      "Every change made by staff is listed here, newest first. Narrow the list by person, kind or date; “What changed” shows the old and new text. “Restore” takes the record back to that version, and you can undo that too.",
    "/admin/bin":
      "Deleted records stay here until the date next to them. “Restore” brings one back as it was, with its pictures and history. An owner can delete records for good; that can't be undone.",
    "/admin/audit":
      "This list shows who signed in, who was refused, and who changed accounts and settings, exported or erased something. No one can change or delete its entries. Narrow it by person, kind and date, or export it for an auditor. Changes to texts and pages are under “Changes”.",
    "/admin/incident":
      "Every time someone opens, lists or exports customers' messages or newsletter addresses, it's recorded for twelve months. If an account may have been misused, work through this page from top to bottom: sign everyone out, choose the days in question, see who read what and how many customers are affected, and export the records for your attorney or insurer.",
  },
  es: {
    "/admin/personal-data":
      "Cuando alguien pregunta qué datos tienen de él o pide que se borren, busque aquí su correo electrónico o su teléfono. Asegúrese primero de que es realmente esa persona. Puede entregarle lo encontrado en un archivo, o borrarlo; borrar no se puede deshacer e incluye el historial y la Papelera.",
    "/admin/changes":
      "Aquí está cada cambio que hizo alguien del personal, del más nuevo al más antiguo. Elija una persona, un tipo o unos días para acortar la lista; puede ver el texto anterior y el nuevo de cada cambio. «Restaurar» devuelve el registro a esa versión, y eso también se puede deshacer.",
    "/admin/bin":
      "Lo eliminado espera aquí hasta el día que se indica. «Restaurar» lo trae de vuelta como estaba, con sus imágenes y su historial. Un propietario puede eliminar cosas para siempre; eso no se puede deshacer.",
    "/admin/audit":
      "Esta lista dice quién inició sesión, a quién se le negó, y quién cambió cuentas y ajustes, exportó o borró algo. Nadie puede cambiar ni eliminar lo que contiene. Puede acortarla por persona, tipo y día, o exportarla para quien la revise. Los cambios de textos y páginas están en otra pantalla, la de cambios.",
    "/admin/incident":
      "Cada vez que alguien abre, lista o exporta mensajes de clientes o direcciones del boletín, queda registrado durante doce meses. Si una cuenta pudo haberse usado mal, siga esta página de arriba abajo: cierre la sesión de todos, elija los días, vea quién leyó qué y a cuántos clientes afecta, y exporte los datos para su abogado o su aseguradora.",
  },
});
