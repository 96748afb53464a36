import { expect, it } from "vitest";
import { testApp } from "#test/app.ts";

const { stranger, signIn } = testApp();

type Found = { entity: string; id: number; places: Array<{ field: string; language: string; excerpt: string }> };

it("says where a text is kept: kind, record, field and language, or that the program says it", async () => {
  const [editor, officer] = [await signIn("editor"), await signIn("officer")];
  const es = { title: "Un hogar <b>propio</b>", body: `<p>${"Antes. ".repeat(30)}Compre su <em>primera</em> casa.</p>` };
  await editor("POST", "/api/pagecontent", { json: { title: "Home", body: "<p>Buy your first home.</p>", translations: { es } } });
  const description = "<p>She loves <em>tamales</em>.</p>";
  await (await signIn())("POST", "/api/loanofficer", {
    json: { firstName: "Ana", lastName: "Peña", title: "T", licenseNumber: "1", description },
  });
  const find = async (words: string) => (await editor("GET", `/api/texts?filterKey=${encodeURIComponent(words)}`)).body;
  expect((await find("PRIMERA casa")).textListVm).toEqual([
    {
      entity: "pagecontent",
      id: 1,
      title: "Home",
      places: [{ field: "body", language: "es", excerpt: expect.stringMatching(/^… (Antes\. )+Compre su primera casa\.$/) }],
    },
  ]);
  const [tamales] = (await find("tamales")).textListVm as Found[];
  expect(tamales).toMatchObject({
    entity: "loanofficer",
    places: [{ field: "description", language: "en", excerpt: "She loves tamales ." }],
  });
  expect((await find("show all loan officers")).fixedTextListVm).toContainEqual({ language: "en", text: "Show all loan officers" });
  expect(await find("")).toMatchObject({ textListVm: [], fixedTextListVm: [] });
  expect((await officer("GET", "/api/texts?filterKey=casa")).status).toBe(403);
  expect((await stranger("GET", "/api/texts?filterKey=casa")).status).toBe(401);
});
