import { texts } from "#app/messages/texts.ts";

/** In a file of their own, because they are in the browser bundle. */
export const directoryTexts = texts({
  en: {
    search: "Search by name, title or license",
    language: "Language",
    specialty: "Specialty",
    any: "Any",
    submit: "Search",
    loading: "Loading…",
    count: (total: number) => (total === 1 ? "1 loan officer" : `${total} loan officers`),
    empty: "Our loan officers will appear here soon. Until then, please call us.",
    none: (search: string) => `We didn't find anyone for “${search}”.`,
    noneChosen: "No one matches your choices.",
    advice: "Try a first or last name, or call us. We'll be glad to find the right person for you.",
    all: "Show all loan officers",
    speaks: (languages: string) => `Speaks ${languages}`,
    license: (number: string) => `License ID: ${number}`,
    askOffice: "To apply, please ask our office",
  },
  es: {
    search: "Busque por nombre, puesto o licencia",
    language: "Idioma",
    specialty: "Especialidad",
    any: "Cualquiera",
    submit: "Buscar",
    loading: "Cargando…",
    count: (total) => (total === 1 ? "1 oficial de préstamos" : `${total} oficiales de préstamos`),
    empty: "Pronto verá aquí a nuestros oficiales de préstamos. Mientras tanto, llámenos.",
    none: (search) => `No encontramos a nadie con «${search}».`,
    noneChosen: "Nadie coincide con lo que eligió.",
    advice: "Pruebe con un nombre o un apellido, o llámenos: con gusto le ayudamos a encontrar a la persona indicada.",
    all: "Ver a todos los oficiales de préstamos",
    speaks: (languages) => `Habla ${languages}`,
    license: (number) => `Licencia n.º ${number}`,
    askOffice: "Para solicitar, pregunte en nuestra oficina",
  },
});
