import { expect, it } from "vitest";
import { suggestPage } from "./suggest-page.ts";

const page = (id: number, en: [string, string], es = en) => ({ id, paths: { en: en[0], es: es[0] }, names: { en: en[1], es: es[1] } });

const candidates = [
  page(1, ["/", "Home"], ["/", "Inicio"]),
  page(2, ["/contact-us", "Contact us"], ["/contact-us", "Contáctenos"]),
  page(3, ["/loans", "Loans"], ["/loans", "Préstamos"]),
  page(4, ["/loans/va", "VA loans"], ["/loans/va", "Préstamos VA"]),
  page(5, ["/itin-loans", "ITIN loans for families"], ["/prestamos-itin", "Préstamos ITIN para familias"]),
  page(6, ["/verify-us", "Make sure it's us"], ["/verifique", "Verifique que somos nosotros"]),
];

it.each([
  ["/contact.html", 2],
  ["/contactus.aspx", 2],
  ["/index.php/contact", 2],
  ["/loan-programs", 3],
  ["/mortgage-loan-programs", undefined],
  ["/es/pagina-que-no-esta", undefined],
  ["/es/que-es", undefined],
  ["/programs/va-loans.html", 4],
  ["/es/pr%C3%A9stamos", 3],
  ["/es/prestamos-con-itin.html", 5],
  ["/index.php", undefined],
  ["/2019/05/12345", undefined],
  ["/%zz", undefined],
])("suggests for %s the page %s", (path, id) => expect(suggestPage(path, candidates)?.id).toBe(id));

it("suggests the path and the name in the language of the old address", () => {
  expect(suggestPage("/es/itin", candidates)).toEqual({ id: 5, name: "Préstamos ITIN para familias", path: "/prestamos-itin" });
});
