import type { z } from "zod";
import { bodyOf, type DraftOf, formDataOf, type PictureValue } from "#app/admin-kit/draft.ts";
import type { loanOfficer } from "./responses.server.ts";
import type { loanOfficerInput } from "./schema.ts";

export type LoanOfficerRecord = z.infer<typeof loanOfficer>;
export type LoanOfficerDraft = DraftOf<typeof loanOfficerInput> & { image: PictureValue };

export const loanOfficerBody = (draft: LoanOfficerDraft, loanOfficerId?: number): FormData =>
  formDataOf({ loanOfficerId, ...bodyOf(draft) }, "image1", draft.image);
