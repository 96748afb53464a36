import { useSyncExternalStore } from "react";

/**
 * When a link fetches its page ahead: as soon as someone means to follow it, and never without a network. The router
 * answers a part of the page that it cannot load by loading the whole document again, and offline there is none.
 */
export function usePrefetch(): "intent" | "none" {
  return useSyncExternalStore(watch, () => navigator.onLine, whileRendering) ? "intent" : "none";
}

const whileRendering = () => true;

function watch(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
