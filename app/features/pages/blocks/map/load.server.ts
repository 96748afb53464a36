import { directionsUrl } from "#app/features/leads/directions.ts";
import { loadEach } from "#app/features/pages/blocks/load-each.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { kind } from "./schema.ts";

/** The office's map is the one of the contact page; another place has only directions to it. */
export const load = loadEach(kind, async ({ db, log }, { address }, { language }) => {
  const settings = await readSettings(db, language, log);
  if (address !== "") return { lines: [address], directions: directionsTo(address), map: "" };
  return {
    lines: [settings["address.street"], `${settings["address.city"]}, ${settings["address.state"]} ${settings["address.zip"]}`],
    directions: directionsUrl(settings),
    map: settings["contact.mapEmbedUrl"],
  };
});

const directionsTo = (destination: string) => `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
