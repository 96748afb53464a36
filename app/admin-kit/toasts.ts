import { toast } from "sonner";
import type { ApiFailure } from "./api-client.ts";

/** How long a toast stays, in milliseconds. */
const stays = { success: 2500, error: 1500, reminder: 8000 };

export function showSuccess(text: string): void {
  toast.success(text, { duration: stays.success });
}

/** What a save has left behind, and the way to it. */
export function showOutrunSpanish(show: () => void): void {
  toast.warning("The Spanish is older than the English now", {
    duration: stays.reminder,
    action: { label: "Go to the Spanish", onClick: show },
  });
}

/** The word of the specification, and the way back while it is there. */
export function showDeletion(undo: () => void): void {
  toast.success("Deleted!", { duration: stays.success, action: { label: "Undo", onClick: undo } });
}

export function showError(reason: string, duration = stays.error): void {
  toast.error(`An error occurred: ${reason}`, { duration });
}

/** Tells by toast what the server objects to; any other failure is left to the failure box. */
export const refusalToast = (duration: number) => (failure: ApiFailure) => {
  if (failure.validationErrors.length === 0) return false;
  showError(failure.validationErrors.map(({ message }) => message).join("; "), duration);
  return true;
};
