/** A press takes less; one that ends outside the window is never reported. */
const longestPressMs = 2_000;
/** Until what was pressed has had its effect: a link leads to another screen a moment after the press. */
const effectMs = 250;

/** Knows whether something is being pressed right now, and for a moment after. */
export function watchPresses(target: EventTarget, now: () => number = Date.now) {
  let busyUntil = 0;
  const press = () => {
    busyUntil = now() + longestPressMs;
  };
  const release = () => {
    busyUntil = now() + effectMs;
  };
  target.addEventListener("pointerdown", press, { capture: true });
  for (const end of ["pointerup", "pointercancel"]) target.addEventListener(end, release, { capture: true });
  return {
    isPressing: () => now() < busyUntil,
    stop: () => {
      target.removeEventListener("pointerdown", press, { capture: true });
      for (const end of ["pointerup", "pointercancel"]) target.removeEventListener(end, release, { capture: true });
    },
  };
}
