import { useEffect } from "react";

declare global {
  interface Window {
    /** Stands in the page that the server rendered (`server/page-script.ts`); in development there is none. */
    takeEarlyClick?: () => HTMLElement | null | undefined;
  }
}

/** Presses the button that was pressed while the script was still on its way. */
export function useEarlyClick(): void {
  useEffect(() => {
    const button = window.takeEarlyClick?.();
    delete window.takeEarlyClick;
    // The buttons of this screen answer to clicks once all of it is taken over.
    if (button) requestAnimationFrame(() => button.isConnected && button.click());
  }, []);
}
