import { texts } from "#app/messages/texts.ts";

type Action = "create" | "update" | "delete" | "restore";
const englishDeeds: Record<Action, string> = { create: "Created", update: "Changed", delete: "Deleted", restore: "Restored" };
const spanishDeeds: Record<Action, string> = { create: "Creado", update: "Cambiado", delete: "Eliminado", restore: "Restaurado" };

const englishRule = "Advertising rules require you to keep what visitors saw for two years after its last day.";
const spanishRule = "Las reglas de publicidad exigen conservar lo que vieron los visitantes durante dos años después de su último día.";

export const historyTexts = texts({
  en: {
    changes: {
      title: "Changes",
      intro: "Who changed what and when. You can undo any change, and restore deleted records. Searches cover the last 10,000 changes.",
      none: "No changes match.",
      person: "Person",
      anyone: "Anyone",
      kind: "Kind",
      any: "Any",
      from: "From",
      to: "To",
      emptyList: "No changes yet. Every change staff make will appear here, and you can undo it.",
    },
    deeds: englishDeeds,
    byPerson: (deed: string, name: string) => `${deed} by ${name}`,
    bySite: (deed: string) => `${deed} by the site itself`,
    byVisitor: "Sent by a visitor",
    atFirst: "Came with the site",
    version: (number: number) => `version ${number}`,
    named: (title: string, number: number) => `“${title}”, version ${number}`,
    whatChanged: "What changed",
    whatChangedIn: (what: string) => `What changed in ${what}`,
    noField: "No field on this form changed.",
    restore: "Restore",
    restoreOf: (what: string) => `Restore ${what}`,
    restoreAsk: (what: string) => `Restore ${what}?`,
    restoreText: "The record goes back to this version. The current version stays in its history, so you can undo this too.",
    dropsDraft: "You have unsaved changes on this page. Restoring discards them.",
    restoreAndDrop: "Restore and discard my changes",
    history: "History",
    now: "Now",
    older: "Show older changes",
    gone: "It's no longer in the Trash",
    bin: {
      title: "Trash",
      intro:
        "Deleted records stay here and can be restored as they were, with their history and pictures. When their time runs out, they are deleted for good.",
      caption: "Deleted records",
      name: "Name",
      id: (id: number) => `Id ${id}`,
      deleted: "Deleted",
      until: "Restorable until",
      none: "Nothing in the Trash matches.",
      moreThan: (count: number) => `more than ${count}`,
      forGood: "Delete for good",
      forGoodOf: (title: string) => `Delete for good: ${title}`,
      forGoodAsk: "Delete for good?",
      forGoodText: (title: string, isContent: boolean) =>
        `“${title}” and its entire history will be deleted and can't be recovered. ${isContent ? englishRule : ""}`,
      empty: "Empty the Trash",
      emptyAsk: "Empty the Trash?",
      records: (count: string) => (count === "1" ? "1 record" : `${count} records`),
      emptyText: (records: string) =>
        `${records} and their entire history will be deleted and can't be recovered, and so will their pictures. ${englishRule}`,
      emptyConfirm: (records: string) => `Delete ${records} for good`,
      emptyList: "The Trash is empty. What you delete stays here for a while and can be restored.",
    },
  },
  es: {
    changes: {
      title: "Cambios",
      intro:
        "Quién cambió qué y cuándo. Todo cambio se puede deshacer y lo eliminado se puede restaurar. La búsqueda abarca los últimos 10,000 cambios.",
      none: "Ningún cambio coincide.",
      person: "Persona",
      anyone: "Cualquiera",
      kind: "Tipo",
      any: "Todos",
      from: "Desde",
      to: "Hasta",
      emptyList: "Nadie ha cambiado nada todavía. Aquí estará cada cambio del personal, con la manera de volver atrás.",
    },
    deeds: spanishDeeds,
    byPerson: (deed, name) => `${deed} por ${name}`,
    bySite: (deed) => `${deed} por el propio sitio`,
    byVisitor: "Enviado por un visitante",
    atFirst: "Venía con el sitio",
    version: (number) => `versión ${number}`,
    named: (title, number) => `«${title}», versión ${number}`,
    whatChanged: "Qué cambió",
    whatChangedIn: (what) => `Qué cambió en ${what}`,
    noField: "No cambió ningún campo de este formulario.",
    restore: "Restaurar",
    restoreOf: (what) => `Restaurar ${what}`,
    restoreAsk: (what) => `¿Restaurar ${what}?`,
    restoreText:
      "El registro vuelve a ser lo que era entonces. Lo que es ahora queda en su historial, así que esto también se puede deshacer.",
    dropsDraft: "En esta página hay cambios sin guardar. Al restaurar se pierden.",
    restoreAndDrop: "Restaurar y descartar mis cambios",
    history: "Historial",
    now: "Ahora",
    older: "Mostrar cambios anteriores",
    gone: "Ya no está en la Papelera",
    bin: {
      title: "Papelera",
      intro:
        "Lo eliminado se queda aquí y vuelve como estaba, con su historial y sus imágenes. Cuando se cumple su plazo, se elimina para siempre.",
      caption: "Registros eliminados",
      name: "Nombre",
      id: (id) => `Id ${id}`,
      deleted: "Eliminación",
      until: "Se puede restaurar hasta",
      none: "Nada de la Papelera coincide.",
      moreThan: (count) => `más de ${count}`,
      forGood: "Eliminar para siempre",
      forGoodOf: (title) => `Eliminar para siempre: ${title}`,
      forGoodAsk: "¿Eliminar para siempre?",
      forGoodText: (title, isContent) =>
        `«${title}» y todo su historial se eliminan y no se pueden recuperar. ${isContent ? spanishRule : ""}`,
      empty: "Vaciar la Papelera",
      emptyAsk: "¿Vaciar la Papelera?",
      records: (count) => (count === "1" ? "1 registro" : `${count} registros`),
      emptyText: (records) =>
        `${records} con todo su historial se eliminan y no se pueden recuperar; después, también sus imágenes. ${spanishRule}`,
      emptyConfirm: (records) => `Eliminar ${records} para siempre`,
      emptyList: "La Papelera está vacía. Lo que usted elimina se queda aquí un tiempo y se puede restaurar.",
    },
  },
});
