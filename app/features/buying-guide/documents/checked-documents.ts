const key = "folder-ticks";

/** The papers that were ticked off on this device. What is stored there may be anything, and storage may be switched off. */
export function readChecks(): Set<string> {
  try {
    const storedChecks: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(storedChecks) ? storedChecks.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

export function writeChecks(ticks: Set<string>): void {
  try {
    if (ticks.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify([...ticks]));
  } catch {
    // The boxes stay ticked until the page is left.
  }
}
