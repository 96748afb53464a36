import { pngBomb } from "#test/png-bomb.ts";

/** A request that is made to cost. `who` sends it; a status of `expected` shows that it was understood and not lost. */
export type HostileCase = { name: string; who: "stranger" | "editor"; path: string; init: RequestInit; expected: number[] };

const json = (body: string): RequestInit => ({ method: "POST", headers: { "Content-Type": "application/json" }, body });
const post = (fields: object): RequestInit => json(JSON.stringify(fields));
const form = (body: string, type: string): RequestInit => ({ method: "POST", headers: { "Content-Type": type }, body });

const lead = { name: "A", phone: "8015550100", email: "a@example.com", message: "Hi", service: "Contact Us" };
const officer = { firstName: "A", lastName: "B", title: "T", licenseNumber: "1" };
const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n\r\n`;
const manyParts = `${Array.from({ length: 130_000 }, (_, index) => part(`f${index}`)).join("")}--b--\r\n`;
const manyFields = "a=&".repeat(130_000);
const multipart = "multipart/form-data; boundary=b";
const urlEncoded = "application/x-www-form-urlencoded";
const refusalStatuses = [400, 401, 403, 404, 405, 413, 415, 422, 429, 431];

/** For each pattern that looks at texts: what makes a careless one take the square of a length, or worse. */
const hostileTexts = {
  blanks: `x${" ".repeat(60_000)}x`,
  dots: `a@${".".repeat(60_000)} `,
  hyphens: "a-".repeat(30_000),
  brackets: "<".repeat(60_000),
  digits: `1${"1 ".repeat(30_000)}`,
  accents: "e\u0301".repeat(20_000),
  quotes: `"${"\\".repeat(30_000)}`,
};

export async function hostileCases(): Promise<HostileCase[]> {
  const picture = new FormData();
  picture.set("title", "T");
  picture.set("ImageFile", new Blob([new Uint8Array(await pngBomb(50_000))]), "a.png");
  const cases: HostileCase[] = [];
  const bothEncodings = (name: string, path: string, init: RequestInit, expected = refusalStatuses) => {
    for (const who of ["stranger", "editor"] as const) cases.push({ name, who, path, init, expected });
  };
  const editor = (name: string, path: string, init: RequestInit, expected = [400]) =>
    cases.push({ name, who: "editor", path, init, expected });

  bothEncodings("JSON 500,000 deep", "/api/Common/SendEmail", json("[".repeat(500_000)));
  bothEncodings(
    "JSON of 90,000 fields",
    "/api/Common/SendEmail",
    json(`{${Array.from({ length: 90_000 }, (_, i) => `"${i}":1`).join(",")}}`),
  );
  bothEncodings("JSON of one array of 400,000", "/api/Common/SendEmail", json(`{"name":[${"1,".repeat(400_000)}1]}`));
  bothEncodings("130,000 form fields", "/contact-us", form(manyFields, urlEncoded), [200, ...refusalStatuses]);
  bothEncodings("130,000 parts", "/api/blog", form(manyParts, multipart));
  bothEncodings("130,000 parts for a page", "/contact-us", form(manyParts, multipart), [200, ...refusalStatuses]);
  bothEncodings("a filter of 10,000 wildcards", `/api/blog?filterKey=${"%25_".repeat(2_500)}`, {}, refusalStatuses);
  bothEncodings("long headers", "/contact-us", { headers: { "Accept-Language": "a,".repeat(3_000), Cookie: "a=; ".repeat(1_500) } }, [
    200,
    ...refusalStatuses,
  ]);
  for (const [kind, text] of Object.entries(hostileTexts)) {
    const fields = Object.fromEntries(["name", "phone", "email", "message", "service", "page", "website"].map((field) => [field, text]));
    bothEncodings(`a message of ${kind}`, "/api/Common/SendEmail", post({ ...lead, ...fields }));
    editor(
      `an officer of ${kind}`,
      "/api/loanofficer",
      post({ ...officer, firstName: text, email: text, applyNowUrl: text, phoneNumber: text }),
    );
    editor(`a resource of ${kind}`, "/api/WebResource", post({ Context: text, Value: text }));
  }
  editor("a search of 200 wildcards", `/api/contactmessage?filterKey=${"%25".repeat(200)}`, {}, [200]);
  editor("a flood of <b>", "/api/blog", post({ title: "T", postContents: "<b>".repeat(66_000) }));
  editor("the most HTML that is taken", "/api/blog", post(longest("<li>a</li>")), [200]);
  editor("the deepest HTML that is taken", "/api/blog", post(longest("<b>".repeat(90) + "</b>".repeat(90))), [200]);
  editor("a giant attribute", "/api/blog", post({ title: "T", postContents: `<a href="${"<!---->".repeat(28_000)}">x</a>` }));
  editor(
    "100,000 confirmed fields",
    "/api/blog",
    post({ title: "T", translations: { confirmed: Array(100_000).fill(1) } }),
    refusalStatuses,
  );
  editor("a picture of 50,000 by 50,000", "/api/blog", { method: "POST", body: picture });
  editor("an export of all messages", "/api/contactmessage/export", {}, [200]);
  return cases;
}

function longest(piece: string) {
  const tags = piece.split("<").length - 1;
  const postContents = piece.repeat(Math.floor(9_900 / tags));
  return { title: "T", postContents, translations: { es: { postContents } } };
}
