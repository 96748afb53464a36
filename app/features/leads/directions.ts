export type OfficeAddress = Record<"address.street" | "address.city" | "address.state" | "address.zip", string>;

/** The link in the settings, else directions to the address. */
export function directionsUrl(settings: OfficeAddress & { "contact.directionsUrl": string }): string {
  if (settings["contact.directionsUrl"].trim() !== "") return settings["contact.directionsUrl"];
  const destination = `${settings["address.street"]}, ${settings["address.city"]}, ${settings["address.state"]} ${settings["address.zip"]}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}
