import { texts } from "#app/messages/texts.ts";
import type { RecordState } from "#lib/record-state.ts";

export const stateTexts = texts({
  en: {
    state: "State",
    all: "All",
    states: {
      published: "Published",
      changed: "Published with changes",
      draft: "Draft",
      waiting: "Waiting for approval",
      scheduled: "Scheduled",
      takenDown: "Taken down",
    } satisfies Record<RecordState, string>,
    takenDownWithChanges: "Taken down, with changes",
    languages: { en: "English", es: "Spanish" },
    inLanguage: (state: string, language: string) => `${state}: ${language}`,
  },
  es: {
    state: "Estado",
    all: "Todos",
    states: {
      published: "Publicado",
      changed: "Publicado con cambios",
      draft: "Borrador",
      waiting: "Pendiente de aprobación",
      scheduled: "Programado",
      takenDown: "Retirado",
    },
    takenDownWithChanges: "Retirado, con cambios",
    languages: { en: "inglés", es: "español" },
    inLanguage: (state: string, language: string) => `${state}: ${language}`,
  },
});

export type StateTexts = (typeof stateTexts)["en"];
