import { readKnownAddresses } from "#app/features/addresses/known-addresses.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { classifyLink, isReachable } from "./judge-link.ts";
import { readResults } from "./link-results.server.ts";
import { type FoundLink, readLinks } from "./links-in-content.server.ts";

type Place = Omit<FoundLink, "url">;

export type ListedLink = {
  url: string;
  isOwn: boolean;
  result: "broken" | "unknown";
  status: number | null;
  checkedAt: Date | null;
  places: Place[];
};

type Scope = { definitions: readonly Definition[]; mayRead: (definition: Definition) => boolean; siteUrl: string | undefined };

/** Links that lead nowhere, and those to other sites about which nothing is known; own ones are judged now, others when they were last asked for. */
export async function listLinks(db: Db, { definitions, mayRead, siteUrl }: Scope) {
  const known = await readKnownAddresses(db);
  const results = await readResults(db);
  const listed = new Map<string, ListedLink>();
  const checked = new Set<string>();
  const foreign = new Set<string>();
  const readable = new Set(definitions.filter(mayRead).map(({ entity }) => entity));
  for (const { url: link, ...place } of await readLinks(db, definitions)) {
    if (!readable.has(place.entity)) continue;
    const kind = classifyLink(link, siteUrl);
    if (!kind) continue;
    if ("path" in kind) {
      if (!isReachable(kind.path, known)) add(link, { isOwn: true, result: "broken", status: null, checkedAt: null }, place);
      continue;
    }
    foreign.add(kind.url);
    const former = results.get(kind.url);
    if (former) checked.add(kind.url);
    // What was never asked for is not listed, only counted.
    if (former && former.result !== "works")
      add(kind.url, { isOwn: false, result: former.result, status: former.status, checkedAt: former.checkedAt }, place);
  }
  return { links: [...listed.values()].sort(byUrgency), checked: checked.size, foreign: foreign.size };

  function add(url: string, found: Omit<ListedLink, "url" | "places">, place: Place): void {
    const entry = listed.get(url) ?? { url, ...found, places: [] };
    entry.places.push(place);
    listed.set(url, entry);
  }
}

const urgency = ({ isOwn, result }: ListedLink) => (isOwn ? 0 : result === "broken" ? 1 : 2);
const byUrgency = (one: ListedLink, other: ListedLink) => urgency(one) - urgency(other) || (one.url < other.url ? -1 : 1);
