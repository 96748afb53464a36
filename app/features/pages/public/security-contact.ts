import { readSettings } from "#app/features/settings/settings.server.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/security-contact";

/** In days. The file must have an expiry date; a long-running process must not serve it past that date. */
const validity = 300;

/** RFC 9116 */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, log, siteUrl } = context.get(sharedContext);
  const address = (await readSettings(db, "en", log))["contact.email"];
  const expires = new Date(Date.now() + validity * 86_400_000).toISOString();
  const lines = [
    `Contact: mailto:${encodeURI(address)}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, es",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ];
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" };
  return new Response(lines.join("\n"), { headers });
}
