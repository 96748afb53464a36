import type { DraftOf } from "#app/admin-kit/draft.ts";
import type { accountInput } from "./schema.ts";

export type StaffDraft = DraftOf<typeof accountInput>;
