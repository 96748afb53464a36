import { createContext, use } from "react";

/** Fields that can be read and selected but not changed, so that a reader can quote them in a comment. */
export const ReadOnlyContext = createContext(false);

export const useIsReadOnly = () => use(ReadOnlyContext);
