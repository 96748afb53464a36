import { readSettings } from "#app/features/settings/settings.server.ts";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { languageOf } from "#lib/languages.ts";
import { pick } from "#lib/pick.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/privacy-policy";
import { Complaints, complaintKeys } from "./complaints.tsx";
import { Document } from "./document.tsx";
import { pageLoader } from "./page-loader.server.ts";

export const handle = { scripts: false };

export async function loader(args: Route.LoaderArgs) {
  const { db, log } = args.context.get(sharedContext);
  const settings = await readSettings(db, languageOf(args.url.pathname), log);
  return { ...(await pageLoader("privacy-policy")(args)), settings: pick(settings, complaintKeys) };
}

export default function PrivacyPolicy({ loaderData: { page, settings } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <Document page={page} />
      <Complaints settings={settings} />
    </>
  );
}
