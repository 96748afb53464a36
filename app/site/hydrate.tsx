import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageLanguage } from "#app/messages/messages.ts";
import { languageOf } from "#lib/languages.ts";
import { type IslandName, islands } from "./islands.ts";

/** Takes the part over, and tells how to let it go again. */
export async function hydrate(element: HTMLElement): Promise<() => void> {
  const language = languageOf(location.pathname);
  const { island, props = "{}" } = element.dataset;
  const Part = (await islands[island as IslandName]()) as ComponentType;
  const root = hydrateRoot(
    element,
    <PageLanguage value={language}>
      <Part {...JSON.parse(props)} />
    </PageLanguage>,
  );
  return () => root.unmount();
}
