import { createContext } from "react";
import type { ContactFormOutcome } from "#app/features/leads/public/contact-form.tsx";

/** What came of the form that was posted to this page. `undefined` where the page's route takes no forms. */
export const PostedForm = createContext<{ outcome: ContactFormOutcome | undefined } | undefined>(undefined);
