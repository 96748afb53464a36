import { createContext, useContext } from "react";

/** Whether the form around a field is read-only. A disabled fieldset reaches native controls only, not the rich text editor. */
export const ReadOnly = createContext(false);

export const useReadOnly = (): boolean => useContext(ReadOnly);
