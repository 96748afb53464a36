import { toast } from "sonner";

/** How long a toast stays, in milliseconds. */
const stays = { success: 2500, error: 1500 };

export function showSuccess(text: string): void {
  toast.success(text, { duration: stays.success });
}

export function showError(reason: string, duration = stays.error): void {
  toast.error(`An error occurred: ${reason}`, { duration });
}
