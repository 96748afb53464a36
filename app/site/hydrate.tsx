import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageLanguage } from "#app/messages/messages.ts";
import { type IslandName, islands } from "./islands.ts";
import { shownLanguage } from "./parts.ts";

/** Takes the part over, and tells how to let it go again; nothing if its page was left meanwhile. */
export async function hydrate(element: HTMLElement): Promise<(() => void) | undefined> {
  const { island, props = "{}" } = element.dataset;
  const Part = (await islands[island as IslandName]()) as ComponentType;
  if (!element.isConnected) return undefined;
  const root = hydrateRoot(
    element,
    <PageLanguage value={shownLanguage()}>
      <Part {...JSON.parse(props)} />
    </PageLanguage>,
  );
  element.dataset.taken = "";
  return () => root.unmount();
}
