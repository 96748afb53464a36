import { toast } from "sonner";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { currentLanguage } from "#lib/localize.ts";
import type { ApiFailure } from "./api-client.ts";

const texts = () => noticeTexts[currentLanguage()];

/** How long a toast stays, in milliseconds. */
const stays = { success: 2500, error: 1500, reminder: 8000 };

export function showSuccess(text: string): void {
  toast.success(text, { duration: stays.success });
}

/** What a save has left behind, and the way to it. */
export function showStaleTranslation(show: () => void): void {
  toast.warning(texts().translationIsStale, {
    duration: stays.reminder,
    action: { label: texts().goToSpanish, onClick: show },
  });
}

/** The word of the specification, and the way back while it is there. */
export function showDeletion(undo: () => void): void {
  toast.success(texts().deleted, { duration: stays.success, action: { label: texts().undo, onClick: undo } });
}

/** What was done in part only. */
export function showWarning(text: string): void {
  toast.warning(text, { duration: stays.reminder });
}

/** What several records have become, and the way back. */
export function showUndoable(text: string, undo: { label: string; onClick: () => void }): void {
  toast.success(text, { duration: stays.reminder, action: undo });
}

export function showError(reason: string, duration = stays.error): void {
  toast.error(texts().error(reason), { duration });
}

/** Shows by toast what the server objects to, besides the box that every form has. */
export const refusalToast = (duration: number) => (failure: ApiFailure) => {
  if (failure.validationErrors.length === 0) return;
  showError(failure.validationErrors.map(({ message }) => message).join("; "), duration);
};
