import { pageLinkOf } from "./next-page.ts";

/** Without a network no page is left: the browser's own error page would take what the visitor has written with it. */
export function stayWhileOffline(): void {
  let wanted = "";
  const notice = () => document.getElementById("offline");
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest("[data-stay]")) notice()?.setAttribute("hidden", "");
    else if (target.closest("[data-go]")) navigator.onLine && location.assign(wanted);
    else if (!navigator.onLine && pageLinkOf(event)) {
      event.preventDefault();
      wanted = pageLinkOf(event)?.href ?? wanted;
      notice()?.removeAttribute("hidden");
    }
  });
}
