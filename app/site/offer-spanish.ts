const declined = "spanish-declined";

/** Offers Spanish to a browser that asks for it. Nobody is sent anywhere, and a no is remembered. */
export function offerSpanish(): void {
  const offer = document.getElementById("spanish-offer");
  const wanted = navigator.languages.find((tag) => /^(en|es)\b/i.test(tag)) ?? "";
  if (!offer || !/^es\b/i.test(wanted) || remembered()) return;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => {
    offer.hidden = true;
    remember();
  });
}

/** Storage may be switched off; then the offer is made again on the next visit. */
function remembered(): boolean {
  try {
    return localStorage.getItem(declined) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(declined, "1");
  } catch {
    // The offer was closed all the same.
  }
}
