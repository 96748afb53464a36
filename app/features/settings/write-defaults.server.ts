import { eq } from "drizzle-orm";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { webResourceDefinition } from "./definition.server.ts";
import type { SettingGroup } from "./setting.ts";
import { webResourceCategories } from "./tables/web-resources.server.ts";

const resources = contentStore(webResourceDefinition);

/** Stores a group of settings with what they start with. */
export async function writeDefaultSettings(tx: Db, { name, settings }: SettingGroup): Promise<void> {
  const webResourceCategoryId = await findOrAddCategory(tx, name);
  const rows = Object.entries(settings).map(([context, setting]) => {
    const translations = setting.es === undefined ? {} : { es: { value: setting.es } };
    return { context, value: setting.start ?? setting.default, webResourceCategoryId, translations };
  });
  await resources.createAll(tx, rows, { userId: null });
}

async function findOrAddCategory(tx: Db, name: string): Promise<number | undefined> {
  const [category] = await tx.select().from(webResourceCategories).where(eq(webResourceCategories.name, name)).limit(1);
  const [added] = category ? [category] : await tx.insert(webResourceCategories).values({ name }).returning();
  return added?.webResourceCategoryId;
}
