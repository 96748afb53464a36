import { createContext, use } from "react";
import type { Language } from "#lib/translations.ts";
import type { Place } from "./block-order.ts";
import type { PageEditing } from "./use-page-editor.ts";

export type PanelTab = "list" | "settings";

export type PageEditorScreen = {
  editing: PageEditing;
  /** The languages of the page that are shown, and whose texts the panel has. */
  languages: readonly Language[];
  tab: PanelTab;
  openTab: (tab: PanelTab) => void;
  /** Opens the menu of kinds, for a new block before another one, or last. */
  askKind: (before: Place) => void;
  /** Asks where a block should go. */
  askPlace: (id: number) => void;
  focusList: () => void;
  focusTools: () => void;
  /** Of the page as it will be, once it is known. */
  path: string | undefined;
  onPath: (path: string) => void;
};

export const EditorContext = createContext<PageEditorScreen | undefined>(undefined);

export function useEditorScreen(): PageEditorScreen {
  const screen = use(EditorContext);
  if (!screen) throw new Error("There is no page editor around this part");
  return screen;
}
