import { texts } from "#app/messages/texts.ts";

type Count = { total: number; isMinimum: boolean; isSearched: boolean };

export const listTexts = texts({
  en: {
    show: "Show",
    search: "Search",
    actions: "Actions",
    pages: "Pages",
    previous: "Previous",
    next: "Next",
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    rowsPerPage: "Rows per page",
    count: ({ total, isMinimum, isSearched }: Count) => `${isMinimum ? "more than " : ""}${total} ${isSearched ? "found" : "in all"}`,
    someOf: (some: number, all: number) => `${some} of ${all}`,
    nothingMatches: (search: string) => `Nothing matches “${search}”.`,
    noneLikeThat: "Nothing matches.",
  },
  es: {
    show: "Mostrar",
    search: "Buscar",
    actions: "Acciones",
    pages: "Páginas",
    previous: "Anterior",
    next: "Siguiente",
    pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
    rowsPerPage: "Filas por página",
    count: ({ total, isMinimum, isSearched }: Count) =>
      `${isMinimum ? "más de " : ""}${total} ${isSearched ? (total === 1 ? "resultado" : "resultados") : "en total"}`,
    someOf: (some: number, all: number) => `${some} de ${all}`,
    nothingMatches: (search: string) => `No hay resultados para “${search}”.`,
    noneLikeThat: "No hay resultados.",
  },
});
