import { contactCardOf, vCard } from "#app/features/officers/contact-card.ts";
import { findActiveOfficer } from "#app/features/officers/service.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { parseId } from "#lib/fields.ts";
import { languageOf } from "#lib/languages.ts";
import { slugOf } from "#lib/slug.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/officer-contact";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, log, siteUrl } = context.get(sharedContext);
  const language = languageOf(url.pathname);
  const id = parseId(params.id);
  const officer = id && (await findActiveOfficer(db, id, language));
  if (!officer) return new Response("Not found\n", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  const company = (await readSettings(db, language, log))["company.name"];
  const fileName = slugOf(`${officer.firstName} ${officer.lastName}`, "contact");
  const headers = {
    "Content-Type": "text/vcard; charset=utf-8",
    "Content-Disposition": `attachment; filename="${fileName}.vcf"`,
    "X-Robots-Tag": "noindex",
  };
  return new Response(vCard(contactCardOf(officer, { siteUrl, company, language })), { headers });
}
