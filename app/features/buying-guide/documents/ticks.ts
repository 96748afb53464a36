const key = "folder-ticks";

/** The papers that were ticked off on this device. What is stored there may be anything, and storage may be switched off. */
export function readTicks(): Set<string> {
  try {
    const storedTicks: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(storedTicks) ? storedTicks.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

export function writeTicks(ticks: Set<string>): void {
  try {
    if (ticks.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify([...ticks]));
  } catch {
    // The boxes stay ticked until the page is left.
  }
}
