import { jsonBody, signedIn } from "#drills/staff-client.ts";

export const usualKinds = ["hero", "text", "steps", "cards", "questions", "officers", "ways", "contact-form"] as const;

type BuiltPage = { id: number; path: string };

/** A page as staff build it, in both languages, of blocks as they begin, and published. */
export async function createBuiltPage(url: string, name: string, kinds: readonly string[]): Promise<BuiltPage> {
  const staff = await signedIn(url);
  const call = async (path: string, body: object) => {
    const response = await staff(path, jsonBody("POST", body));
    if (!response.ok) throw new Error(`${path} was refused: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const address = name.toLowerCase().replaceAll(" ", "-");
  const { webPageCategoryId: id } = await call("/api/pages", { name, address, translations: { es: { name, address } } });
  for (const kind of kinds) await call(`/api/pages/${id}/blocks`, { kind });
  await call(`/api/pages/${id}/publish`, {});
  return { id, path: `/${address}` };
}
