import type { Definition } from "#platform/content/definition.server.ts";
import type { ToolPage } from "#platform/feature.server.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.server.ts";
import { features } from "./features.server.ts";

/** Every kind of record. The process passes the list to everything that works on all of them. */
export const definitions: Definition[] = features.flatMap(({ resources = [] }) => resources);

/** Every feature's personal data of visitors. */
export const personalData: PersonalDataSource[] = features.flatMap((feature) => feature.personalData ?? []);

export const toolPages: ToolPage[] = features.flatMap((feature) => feature.toolPages ?? []);
