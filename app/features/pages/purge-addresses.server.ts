import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pageCategoryNoun } from "./categories/noun.ts";
import { formerAddresses } from "./tables/former-addresses.server.ts";
import { pageCategories } from "./tables/page-categories.server.ts";

/** Former addresses of pages that are gone for good: they cannot be restored either. */
export async function purgeFormerAddresses(db: Db): Promise<void> {
  const { formerAddressId, webPageCategoryId } = formerAddresses;
  const restorable = db
    .select({ one: sql`1` })
    .from(revisions)
    .where(and(eq(revisions.entity, pageCategoryNoun.entity), eq(revisions.entityId, webPageCategoryId)));
  const gone = db
    .select({ formerAddressId })
    .from(formerAddresses)
    .leftJoin(pageCategories, eq(pageCategories.webPageCategoryId, webPageCategoryId))
    .where(and(isNull(pageCategories.webPageCategoryId), notExists(restorable)));
  await db.delete(formerAddresses).where(inArray(formerAddressId, gone));
}
