import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageLanguage } from "#app/messages/messages.ts";
import { type IslandName, islands } from "./islands.ts";
import { pageLanguage } from "./parts.ts";

export async function hydrate(element: HTMLElement): Promise<void> {
  const { island, props = "{}" } = element.dataset;
  const Part = (await islands[island as IslandName]()) as ComponentType;
  hydrateRoot(
    element,
    <PageLanguage value={pageLanguage()}>
      <Part {...JSON.parse(props)} />
    </PageLanguage>,
  );
}
