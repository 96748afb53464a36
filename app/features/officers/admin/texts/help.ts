import { texts } from "#app/messages/texts.ts";

/** How each screen works, by route pattern. */
export const help = texts<Record<string, string>>({
  en: {
    "/admin/loanofficercms":
      "These are the loan officers in the directory, in the order visitors see them. “Change order” moves them; those “Taken down” are hidden from visitors and get no new messages. Officers who were never published are listed first. A deleted officer goes to the Trash, where you can restore them.",
    "/admin/loanofficercms/add":
      "Name, title and the MLS number (the one that visitors see as NMLS) are required. List the licenses with their states: without one that is valid today, visitors can't apply with the officer and new messages go to others. The days away and the deputy decide who gets messages in the meantime; visitors don't see this.",
    "/admin/loanofficercms/edit/:id":
      "What you type is saved as a draft; it appears on the officer's page once you press “Publish”. Set the status to inactive when someone leaves: the page disappears, and nothing is lost. Licenses decide whether visitors can apply with the officer, so keep their end dates up to date; the dashboard reminds you 60 days ahead.",
    "/admin/my-profile":
      "This is your photo and what visitors read about you on your page. What you type is saved as a draft. Depending on how the office set it up, the button says “Publish”, or “Send for approval” if someone at the office reads your change first. Your days away, your deputy and the language of your emails never need approval: they change when you press the button. The office changes your name, title, email and licenses.",
  },
  es: {
    "/admin/loanofficercms":
      "Estos son los oficiales de préstamos del directorio, en el orden en que los ven los visitantes. Ese orden se puede cambiar; los «Retirados» no se muestran y no reciben mensajes nuevos. Los que aún no se publican están arriba. Un oficial eliminado va a la Papelera y desde ahí se puede restaurar.",
    "/admin/loanofficercms/add":
      "El nombre, el cargo y el número MLS (que los visitantes ven como NMLS) son obligatorios. Anote las licencias con sus estados: sin una válida hoy, los visitantes no pueden solicitar un préstamo con esta persona y los mensajes nuevos van a otros. Los días de ausencia y la persona suplente deciden quién recibe los mensajes mientras tanto; los visitantes no lo ven.",
    "/admin/loanofficercms/edit/:id":
      "Lo que escribe se guarda como borrador; aparece en la página del oficial cuando usted presiona «Publicar». Póngalo como inactivo cuando alguien se va: su página desaparece y no se pierde nada. De las licencias depende que los visitantes puedan solicitar un préstamo con esta persona; mantenga al día su último día. El panel se lo recuerda 60 días antes.",
    "/admin/my-profile":
      "Esto es lo que los visitantes leen sobre usted en su página, y su foto. Lo que escribe se guarda como borrador. Según lo haya decidido la oficina, el botón dice «Publicar», o «Enviar para aprobación» si alguien de la oficina lee antes su cambio. Sus días de ausencia, su suplente y el idioma de sus correos no necesitan aprobación: cambian cuando usted presiona el botón. El nombre, el cargo, el correo electrónico y las licencias los cambia la oficina.",
  },
});
