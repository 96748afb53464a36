import { toast } from "sonner";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { currentLanguage } from "#lib/localize.ts";
import type { ApiFailure } from "./api-client.ts";

const texts = () => noticeTexts[currentLanguage()];

const stays = { success: 2500, error: 1500, reminder: 8000 };

export function showSuccess(text: string): void {
  toast.success(text, { duration: stays.success });
}

export function showStaleTranslation(show: () => void): void {
  toast.warning(texts().translationIsStale, {
    duration: stays.reminder,
    action: { label: texts().goToSpanish, onClick: show },
  });
}

/** "Deleted!" is the text of the specification. */
export function showDeletion(undo: () => void): void {
  toast.success(texts().deleted, { duration: stays.success, action: { label: texts().undo, onClick: undo } });
}

export function showWarning(text: string): void {
  toast.warning(text, { duration: stays.reminder });
}

export function showWithAction(text: string, action: { label: string; onClick: () => void }): void {
  toast.success(text, { duration: stays.reminder, action });
}

export function showError(reason: string, duration = stays.error): void {
  toast.error(texts().error(reason), { duration });
}

/** A toast with the validation messages, in addition to the box that every form has. */
export const refusalToast = (duration: number) => (failure: ApiFailure) => {
  if (failure.validationErrors.length === 0) return;
  showError(failure.validationErrors.map(({ message }) => message).join("; "), duration);
};
