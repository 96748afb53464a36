import { texts } from "#app/messages/texts.ts";

export const bulkTexts = texts({
  en: {
    selectAll: "Select all on this page",
    selectWhat: (name: string) => `Select ${name}`,
    bar: "Selected rows",
    selected: (count: number) => `${count} selected`,
    clear: "Clear selection",
    publish: "Publish",
    unpublish: "Unpublish",
    activate: "Activate",
    deactivate: "Deactivate",
    delete: "Delete",
    undo: "Undo",
    takeDownTitle: "Hide from visitors?",
    takeDown: (count: number): string =>
      count === 1
        ? "Visitors can no longer open its page, and links to it lead to a page that says it was not found."
        : "Visitors can no longer open their pages, and links to them lead to a page that says it was not found.",
    deletionTitle: "Are you sure?",
    deletion: (count: number) => (count === 1 ? "1 record will be deleted:" : `${count} records will be deleted:`),
    more: (count: number) => `and ${count} more`,
    consequence: (months: number) => `Deleted records go to the Trash; you can restore them for ${months} months.`,
    confirmDeletion: (count: number) => (count === 1 ? "Yes, delete it!" : `Yes, delete ${count}!`),
    done: (count: number) => `${count} done`,
    deleted: (count: number) => `${count} deleted`,
    restored: (count: number) => `${count} restored`,
    changed: (count: number) => (count === 1 ? "1 was changed by someone else" : `${count} were changed by someone else`),
    gone: (count: number) => (count === 1 ? "1 no longer exists" : `${count} no longer exist`),
    refused: (count: number, why: string) => `${count} refused (${why})`,
  },
  es: {
    selectAll: "Seleccionar todo en esta página",
    selectWhat: (name: string) => `Seleccionar ${name}`,
    bar: "Filas seleccionadas",
    selected: (count: number) => (count === 1 ? "1 seleccionado" : `${count} seleccionados`),
    clear: "Quitar la selección",
    publish: "Publicar",
    unpublish: "Dejar de publicar",
    activate: "Activar",
    deactivate: "Desactivar",
    delete: "Eliminar",
    undo: "Deshacer",
    takeDownTitle: "¿Ocultar a los visitantes?",
    takeDown: (count: number): string =>
      count === 1
        ? "Los visitantes ya no podrán abrir su página, y los enlaces a ella llevan a un aviso de página no encontrada."
        : "Los visitantes ya no podrán abrir sus páginas, y los enlaces a ellas llevan a un aviso de página no encontrada.",
    deletionTitle: "¿Desea eliminar lo seleccionado?",
    deletion: (count: number) => (count === 1 ? "Se elimina 1 registro:" : `Se eliminan ${count} registros:`),
    more: (count: number) => `y ${count} más`,
    consequence: (months: number) => `Lo eliminado va a la Papelera; puede restaurarlo durante ${months} meses.`,
    confirmDeletion: (count: number) => (count === 1 ? "Sí, eliminar" : `Sí, eliminar ${count}`),
    done: (count: number) => (count === 1 ? "1 listo" : `${count} listos`),
    deleted: (count: number) => (count === 1 ? "1 eliminado" : `${count} eliminados`),
    restored: (count: number) => (count === 1 ? "1 restaurado" : `${count} restaurados`),
    changed: (count: number) => (count === 1 ? "otra persona cambió 1" : `otra persona cambió ${count}`),
    gone: (count: number) => (count === 1 ? "1 ya no existe" : `${count} ya no existen`),
    refused: (count: number, why: string) => (count === 1 ? `1 rechazado (${why})` : `${count} rechazados (${why})`),
  },
});

export type BulkTexts = (typeof bulkTexts)["en"];
