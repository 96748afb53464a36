import { Toaster as Sonner } from "sonner";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";

export function Toaster() {
  return (
    <Sonner
      position="top-center"
      customAriaLabel={useTexts(noticeTexts).notifications}
      theme="system"
      toastOptions={{
        className: "!font-sans !border-edge !bg-surface !text-fg !shadow-lg",
        classNames: { success: "[&_[data-icon]]:!text-good", error: "[&_[data-icon]]:!text-bad" },
      }}
    />
  );
}
