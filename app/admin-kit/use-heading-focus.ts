import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusHeading } from "./page-heading.tsx";

/** Moves the focus to the heading of the next screen, also where the heading appears only once the data is there. */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const shownBefore = useRef(pathname);

  useEffect(() => {
    if (shownBefore.current === pathname) return;
    shownBefore.current = pathname;
    // A link to a part of the next screen moves the focus itself.
    return hash === "" ? followHeading() : undefined;
  }, [pathname, hash]);
}

/** Until the user moves the focus. */
function followHeading(): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement === before || document.activeElement === document.body) focusHeading();
  });
  const leave = new AbortController();
  const end = () => {
    observer.disconnect();
    leave.abort();
  };
  focusHeading();
  observer.observe(document.body, { childList: true, subtree: true });
  const endUnlessHeading = ({ target }: FocusEvent) => target instanceof Element && !target.matches("main h1") && end();
  document.addEventListener("focusin", endUnlessHeading, { signal: leave.signal });
  return end;
}
