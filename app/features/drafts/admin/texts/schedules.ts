import { texts } from "#app/messages/texts.ts";

export const scheduleTexts = texts({
  en: {
    button: "Schedule…",
    title: "Schedule",
    intro:
      "The live page stays as it is until then. Saving the draft does not schedule it; only the button below does. If you publish the same changes by hand first, the schedule ends.",
    action: "What should happen?",
    actions: { publish: "Publish the changes", takeDown: "Take it down" },
    introOfSet:
      "The site stays as it is until then. Everything in the set goes live at that moment, or nothing does. If you publish the set by hand first, the schedule ends.",
    actionsOfSet: { publish: "Publish the set", takeDown: "Take down everything in the set" },
    takeDownNoteOfSet: "Visitors can no longer see these records from then on. Their texts and drafts are kept.",
    takeDownNote: "Visitors can no longer see it from then on. Its text and its draft are kept.",
    cannotTakeDown: "Records of this kind can't be taken down at a set time.",
    nothingToPublish: "There are no unpublished changes to schedule.",
    which: "Which changes?",
    parts: { shared: "Shared fields", en: "English", es: "Spanish" },
    time: "Date and time",
    timeHint: "Office time (Mountain Time)",
    isSkipped: "That time doesn't exist on that day: clocks are set forward over it.",
    isRepeated: (moment: string) => `Clocks show that time twice on that day; the first one counts: ${moment}.`,
    reason: "Reason to publish without approval (owners only)",
    confirm: { publish: (moment: string) => `Schedule for ${moment}`, takeDown: (moment: string) => `Take down on ${moment}` },
    choose: "Choose a time",
    waiting: {
      publish: (moment: string, parts: string) => `Goes live on ${moment}${parts}`,
      takeDown: (moment: string) => `Will be taken down on ${moment}`,
    },
    failed: {
      publish: (moment: string, reason: string) => `Was not published on ${moment}: ${reason}`,
      takeDown: (moment: string, reason: string) => `Was not taken down on ${moment}: ${reason}`,
    },
    problems: {
      conflict: {
        name: "Conflict",
        text: "Someone published a change to the same text since. As it is now, this will not be published: open it and compare the two.",
      },
      unapproved: {
        name: "Not approved",
        text: "As it is now, this will not be published: someone has to approve it, or an owner has to schedule it again.",
      },
      incomplete: {
        name: "Incomplete",
        text: "As it is now, this will not be published: a field is empty or not valid. Open it to complete it.",
      },
      deleted: {
        name: "In the Trash",
        text: "As it is now, this will not happen: the record, or one in the set, is in the Trash. Restore it first.",
      },
    },
    cancel: "Cancel schedule",
    cancelOf: (what: string) => `Cancel schedule: ${what}`,
    cancelTitle: "Cancel this schedule?",
    cancelText: "The draft and the live page stay as they are.",
    cancelConfirm: "Yes, cancel it",
    keep: "Keep it",
    calendar: {
      title: "Calendar",
      intro: "What goes live, what is taken down, and what went live. All times are office time (Mountain Time).",
      previous: "Previous month",
      next: "Next month",
      today: "This month",
      views: "View",
      view: { month: "Month", list: "List" },
      none: "Nothing is scheduled this month, and nothing went live.",
      more: (count: number) => `${count} more`,
      fewer: "Show fewer",
      onDay: (action: string, day: string) => `${action}: ${day}`,
      caption: (month: string) => `Calendar, ${month}`,
      cut: (count: number) => `Only the last ${count} publications of this month are shown. “Changes” has all of them.`,
      cutSchedules: (count: number) => `Only the first ${count} scheduled changes of this month are shown.`,
      states: { waiting: "Scheduled", done: "Done", failed: "Failed", canceled: "Canceled", published: "Published" },
      late: (moment: string) => `Late: ${moment}`,
      takeDown: "Take down",
      by: (name: string) => `by ${name}`,
      set: (name: string) => `Set: ${name}`,
    },
    mail: {
      greeting: (name: string) => `Hello ${name},`,
      subject: (title: string) => `Scheduled change failed: ${title}`,
      heading: "A scheduled change was not made",
      fact: (title: string, action: "publish" | "takeDown", moment: string) =>
        action === "publish"
          ? `“${title}” was scheduled to be published on ${moment}. That failed, and the site is unchanged.`
          : `“${title}” was scheduled to be taken down on ${moment}. That failed, and the site is unchanged.`,
      reason: (reason: string) => `Reason: ${reason}`,
      whatToDo: {
        publish: "The draft is still there. Fix the problem, then publish it or schedule it again.",
        takeDown: "Visitors can still see it. Fix the problem, then take it down or schedule it again.",
      },
      open: "Open it",
    },
  },
  es: {
    button: "Programar…",
    title: "Programar",
    intro:
      "La página publicada queda como está hasta ese momento. Guardar el borrador no lo programa; solo lo hace el botón de abajo. Si antes publica usted mismo los mismos cambios, la programación termina.",
    action: "¿Qué debe pasar?",
    actions: { publish: "Publicar los cambios", takeDown: "Retirarlo del sitio" },
    introOfSet:
      "El sitio queda como está hasta ese momento. Entonces se publica todo el conjunto, o nada. Si antes publica usted mismo el conjunto, la programación termina.",
    actionsOfSet: { publish: "Publicar el conjunto", takeDown: "Retirar del sitio todo el conjunto" },
    takeDownNoteOfSet: "A partir de ese momento los visitantes ya no ven estos registros. Sus textos y borradores se conservan.",
    takeDownNote: "A partir de ese momento los visitantes ya no lo ven. Su texto y su borrador se conservan.",
    cannotTakeDown: "Este tipo de registro no se puede retirar del sitio a una hora fijada.",
    nothingToPublish: "No hay cambios sin publicar que programar.",
    which: "¿Qué cambios?",
    parts: { shared: "Campos compartidos", en: "Inglés", es: "Español" },
    time: "Fecha y hora",
    timeHint: "Hora de la oficina (hora de la montaña)",
    isSkipped: "Esa hora no existe ese día: el reloj se adelanta y se la salta.",
    isRepeated: (moment) => `Ese día el reloj marca esa hora dos veces; cuenta la primera: ${moment}.`,
    reason: "Motivo para publicar sin aprobación (solo propietarios)",
    confirm: { publish: (moment) => `Programar para el ${moment}`, takeDown: (moment) => `Retirar el ${moment}` },
    choose: "Elija una hora",
    waiting: {
      publish: (moment, parts) => `Se publica el ${moment}${parts}`,
      takeDown: (moment) => `Se retira del sitio el ${moment}`,
    },
    failed: {
      publish: (moment, reason) => `No se publicó el ${moment}: ${reason}`,
      takeDown: (moment, reason) => `No se retiró el ${moment}: ${reason}`,
    },
    problems: {
      conflict: {
        name: "Conflicto",
        text: "Alguien publicó después un cambio en el mismo texto. Tal como está, no se publicará: ábralo y compare los dos.",
      },
      unapproved: {
        name: "Sin aprobar",
        text: "Tal como está, no se publicará: alguien tiene que aprobarlo, o un propietario tiene que programarlo de nuevo.",
      },
      incomplete: {
        name: "Incompleto",
        text: "Tal como está, no se publicará: un campo está vacío o no es válido. Ábralo para completarlo.",
      },
      deleted: {
        name: "En la Papelera",
        text: "Tal como está, no se hará: el registro, o uno del conjunto, está en la Papelera. Primero restáurelo.",
      },
    },
    cancel: "Cancelar programación",
    cancelOf: (what) => `Cancelar programación: ${what}`,
    cancelTitle: "¿Cancelar esta programación?",
    cancelText: "El borrador y la página publicada quedan como están.",
    cancelConfirm: "Sí, cancelarla",
    keep: "Conservar",
    calendar: {
      title: "Calendario",
      intro:
        "Lo que se va a publicar, lo que se va a retirar y lo que ya se publicó. Todas las horas son de la oficina (hora de la montaña).",
      previous: "Mes anterior",
      next: "Mes siguiente",
      today: "Este mes",
      views: "Vista",
      view: { month: "Mes", list: "Lista" },
      none: "Este mes no hay nada programado ni se publicó nada.",
      more: (count) => `${count} más`,
      fewer: "Mostrar menos",
      onDay: (action, day) => `${action}: ${day}`,
      caption: (month) => `Calendario, ${month}`,
      cut: (count) => `Solo se muestran las últimas ${count} publicaciones de este mes. En «Cambios» están todas.`,
      cutSchedules: (count) => `Solo se muestran los primeros ${count} cambios programados de este mes.`,
      states: { waiting: "Programado", done: "Hecho", failed: "Falló", canceled: "Cancelado", published: "Publicado" },
      late: (moment) => `Con retraso: ${moment}`,
      takeDown: "Retirar",
      by: (name) => `por ${name}`,
      set: (name) => `Conjunto: ${name}`,
    },
    mail: {
      greeting: (name) => `Hola, ${name}:`,
      subject: (title) => `Falló el cambio programado: ${title}`,
      heading: "No se hizo un cambio programado",
      fact: (title, action, moment) =>
        action === "publish"
          ? `Estaba programado publicar «${title}» el ${moment}. No se pudo, y el sitio quedó como estaba.`
          : `Estaba programado retirar «${title}» del sitio el ${moment}. No se pudo, y el sitio quedó como estaba.`,
      reason: (reason) => `Motivo: ${reason}`,
      whatToDo: {
        publish: "El borrador sigue guardado. Corrija el problema y después publíquelo o prográmelo de nuevo.",
        takeDown: "Los visitantes todavía lo ven. Corrija el problema y después retírelo o prográmelo de nuevo.",
      },
      open: "Abrirlo",
    },
  },
});
