/** What campaigns add to links; no page depends on it. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ref)$/;
const ofPages = new Set(["page", "category", "_routes"]);
const ofLists = new Set(["lang", "pageNumber", "pageSize"]);
const neverKept = /^\/(admin|resources|assets)(\/|\.|$)/i;
const api = /^\/api\//i;

/** Whether a session comes along, good or not. */
export function bringsSession(cookie: string | undefined): boolean {
  return cookie?.includes("umbral.session=") ?? false;
}

/** Whoever brings a session or a key may be shown more than a stranger, if it turns out to be good. */
export function mayBeStaff(cookie: string | undefined, authorization: string | undefined): boolean {
  return authorization !== undefined || bringsSession(cookie);
}

/** The key of an answer that is the same for everyone, or nothing when it belongs to this one request. */
export function pageKey(url: string, isKnown: boolean): string | undefined {
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  if (neverKept.test(path) || path.includes("//") || url.length > 500) return undefined;
  const isCall = api.test(path);
  if (isCall && isKnown) return undefined;
  if (mark === -1) return path;
  const kept = [...new URLSearchParams(url.slice(mark + 1))].filter(([name]) => !tracking.test(name));
  if (kept.some(([name]) => !(isCall ? ofLists : ofPages).has(name))) return undefined;
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}
