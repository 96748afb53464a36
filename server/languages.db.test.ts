import { expect, it } from "vitest";
import { type Answer, type Caller, testApp } from "#test/app.ts";

const { stranger, signIn } = testApp();

const spanish = { "accept-language": "es" };
const messageOf = ({ body }: Answer) => body.message;

it("refuses, and thanks, in the language that is asked for, and in English where none is", async () => {
  const owner = await signIn();
  const nameless = { json: { name: "" } };
  expect(messageOf(await owner("POST", "/api/pagecategory", nameless))).toBe("Name is required");
  expect((await owner("POST", "/api/pagecategory", { ...nameless, headers: spanish })).body).toMatchObject({
    message: "Falta llenar «Nombre»",
    validationErrors: [{ field: "name", message: "Falta llenar «Nombre»" }],
  });
  expect(messageOf(await owner("POST", "/api/pagecategory", { json: { name: "Services" }, headers: spanish }))).toBe(
    "Los datos se crearon correctamente",
  );
  expect(messageOf(await stranger("GET", "/api/staff", { headers: { "accept-language": "fr, es;q=0.8, en;q=0.3" } }))).toBe(
    "Primero inicie sesión",
  );
  const signInAttempt = { json: { email: "nobody@example.com", password: "not the password" } };
  expect(messageOf(await stranger("POST", "/api/auth/sign-in/email", { ...signInAttempt, headers: spanish }))).toBe(
    "El correo electrónico o la contraseña no son correctos",
  );
});

it("heads an export in the language of the account, although a link sends what the browser asks for", async () => {
  const owner = await signIn();
  await owner("PUT", "/api/profile", { json: { language: "es" } });
  const headings = async (headers: Record<string, string>) =>
    String((await owner("GET", "/api/contactmessage/export", { headers })).body.text);
  expect(await headings({ "accept-language": "en-US,en;q=0.9" })).toContain("Correo electrónico");
  expect(await headings({})).toContain("Agreed to");
});

it("names what holds a category in the words of the one who asks", async () => {
  const owner = await signIn();
  await owner("POST", "/api/blogcategory", { json: { name: "News" } });
  await owner("POST", "/api/blogcategory", { json: { name: "Rates", parentId: 1 } });
  const refusals = [await owner("DELETE", "/api/blogcategory/1"), await owner("DELETE", "/api/blogcategory/1", { headers: spanish })];
  expect(refusals.map(messageOf)).toEqual([
    expect.stringMatching(/^Blog category “News” .*1 subcategory \(“Rates”\)/),
    expect.stringMatching(/^Categoría del blog «News» .*1 subcategoría \(«Rates»\)/),
  ]);
});

it("does not mix the languages of requests that are answered at once", async () => {
  const owner = await signIn();
  // Two that wait in queues behind each other: for the decoder of pictures, and for the row of a record.
  const calls: Array<[call: (headers: Record<string, string>) => ReturnType<Caller>, en: string, es: string]> = [
    [
      (headers) => owner("POST", "/api/image", { form: { ImageFile: new Blob(["no picture"]) }, headers }),
      "The image could not be read",
      "No se pudo leer la imagen",
    ],
    [
      (headers) => owner("PUT", "/api/blogcategory", { json: { blogCategoryId: 9, name: "News" }, headers }),
      "Blog category 9 does not exist",
      "No se encontró «Categoría del blog 9»",
    ],
  ];
  const rounds = [0, 1, 2].flatMap(() =>
    calls.flatMap(([call, en, es]) => [
      call({}).then((answer) => [messageOf(answer), en]),
      call(spanish).then((answer) => [messageOf(answer), es]),
    ]),
  );
  for (const [message, expected] of await Promise.all(rounds)) expect(message).toContain(expected);
});

it("answers with the same data in every language, and forbids storing it", async () => {
  const owner = await signIn();
  await owner("POST", "/api/blogcategory", { json: { name: "News", translations: { es: { name: "Noticias" } } } });
  for (const path of ["/api/blogcategory", "/api/blogcategory/1", "/api/loanofficer", "/api/blog?lang=es"]) {
    const plain = await stranger("GET", path);
    const asked = await stranger("GET", path, { headers: spanish });
    expect(asked.body).toEqual(plain.body);
    expect(asked.headers.get("cache-control")).toBe("no-store");
  }
  const missing = await stranger("GET", "/api/blogcategory/9", { headers: spanish });
  expect(missing.headers.get("cache-control")).toBe("no-store");
});
