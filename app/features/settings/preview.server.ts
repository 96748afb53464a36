import { AppError } from "#lib/errors.ts";
import type { PreviewPage } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { getResource } from "./service.server.ts";
import { settingPage } from "./setting-page.ts";

const noPage = { en: "No page shows this setting", es: "Ninguna página muestra este ajuste" };

/** A page that shows the setting. */
export async function showSetting(tx: Db, { webResourceDto }: { webResourceDto: { webResourceId: number } }): Promise<PreviewPage> {
  const path = settingPage((await getResource(tx, webResourceDto.webResourceId)).context);
  if (!path) throw AppError.field("context", noPage);
  return { path };
}

/** The page that shows most facts of the office. */
export const showOffice = async (): Promise<PreviewPage> => ({ path: "/contact-us" });
