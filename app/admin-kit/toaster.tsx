import { Toaster as Sonner } from "sonner";

export function Toaster() {
  return (
    <Sonner
      position="top-center"
      theme="system"
      toastOptions={{
        className: "!font-sans !border-edge !bg-surface !text-fg !shadow-lg",
        classNames: { success: "[&_[data-icon]]:!text-good", error: "[&_[data-icon]]:!text-bad" },
      }}
    />
  );
}
