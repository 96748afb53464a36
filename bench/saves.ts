import { readFileSync } from "node:fs";
import { jsonBody, officer, signedIn } from "#drills/staff-client.ts";
import type { Site } from "#e2e/site-process.ts";
import { median } from "./load.ts";

export type SaveRow = { what: string; ms: number };

const picture = new Blob([readFileSync("db/sample/images/portrait-1.webp")]);

/** Saves through the API, one after the other, as one member of staff makes them. */
export async function measureSaves(site: Site): Promise<SaveRow[]> {
  const staff = await signedIn(site.url);
  const create = (index: number) =>
    staff("/api/loanofficer", jsonBody("POST", { ...officer(`b${index}`), isActive: false })).then((answer) => answer.json());
  const withPicture = (index: number) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...officer(`p${index}`), isActive: "false" })) form.append(name, value);
    form.append("ImageFile", picture, "photo.webp");
    return staff("/api/loanofficer", { method: "POST", body: form }).then((answer) => answer.json());
  };
  await median(20, create);
  return [
    { what: "save without picture", ms: await median(200, create) },
    { what: "save with picture", ms: await median(10, withPicture) },
    { what: "list of officers (staff)", ms: await median(50, () => staff("/api/loanofficer").then((answer) => answer.json())) },
  ];
}
