import { expect, it } from "vitest";
import { formsOf, markTerms, termId } from "./glossary-terms.ts";

const terms = [
  "Escrow account (escrow)",
  "Closing costs",
  "Closing day",
  "Homeowner's insurance",
  "Annual percentage rate (APR)",
  "VA loan",
].map(toTerm);
const spanishTerms = ["Tasación (avalúo)", "Préstamo convencional", "Tasa de interés", "Capital", "Número de identificación (ITIN)"].map(
  toTerm,
);

function toTerm(title: string) {
  return { id: termId(title), name: title, forms: formsOf(title), html: "<p>x</p>" };
}

const mark = (html: string, of = terms) => markTerms(html, of, { mark: (words, { id }) => `[${id}:${words}]`, explanation: () => "" });

it("marks the first use of each term, and only that", () => {
  expect(mark("<p>Your escrow account. The escrow account, the escrow.</p><p>Escrow</p>")).toBe(
    "<p>Your [escrow-account:escrow account]. The escrow account, the escrow.</p><p>Escrow</p>",
  );
});

it("takes the longest name, whole words, plurals and either apostrophe", () => {
  expect(mark("<p>Disclosing costs a lot. Closing costs, a closing cost.</p>")).toBe(
    "<p>Disclosing costs a lot. [closing-costs:Closing costs], a closing cost.</p>",
  );
  expect(mark("<p>VA loans and homeowner’s insurance</p>")).toBe(
    "<p>[va-loan:VA loans] and [homeowners-insurance:homeowner’s insurance]</p>",
  );
  expect(mark("<p>pre-escrow escrow-like escrows</p>")).toBe("<p>pre-escrow escrow-like [escrow-account:escrows]</p>");
});

it("reads Spanish with and without accents, composed or not, in singular and plural", () => {
  expect(mark("<p>Las tasaciones y la tasacion</p>", spanishTerms)).toBe("<p>Las [tasacion:tasaciones] y la tasacion</p>");
  expect(mark("<p>préstamos convencionales</p>", spanishTerms)).toBe("<p>[prestamo-convencional:préstamos convencionales]</p>");
  expect(mark("<p>pre\u0301stamo convencional</p>", spanishTerms)).toBe("<p>[prestamo-convencional:pre\u0301stamo convencional]</p>");
  expect(mark("<p>tasas\nde interés, recapitalizar, capitalé</p>", spanishTerms)).toBe(
    "<p>[tasa-de-interes:tasas\nde interés], recapitalizar, capitalé</p>",
  );
});

it("takes letters for an abbreviation only when they are capitals", () => {
  expect(mark("<p>in apr, the APR</p>")).toBe("<p>in apr, the [annual-percentage-rate:APR]</p>");
  expect(mark("<p>itin ITIN</p>", spanishTerms)).toBe("<p>itin [numero-de-identificacion:ITIN]</p>");
});

it("leaves links, headings, code and attributes alone", () => {
  const html =
    '<h2>Escrow</h2><p><a href="/x" title="escrow &lt;b&gt;"><strong>escrow</strong> account</a></p><pre><code>escrow</code> escrow</pre><img src="/escrow.webp" alt="escrow" />';
  expect(mark(html)).toBe(html);
  expect(mark(`${html}<p>escrow</p>`)).toBe(`${html}<p>[escrow-account:escrow]</p>`);
});

it("finds text after tags that end without having begun", () => {
  expect(mark("</a></h2><p>escrow</p>")).toBe("</a></h2><p>[escrow-account:escrow]</p>");
});

it.each(["", "<p>&escrow; &#escrow</p>", "<p><strong>closing</strong> costs</p>", `<p>${"<em>".repeat(90)}x${"</em>".repeat(90)}</p>`])(
  "leaves %s as it is",
  (html) => {
    expect(mark(html)).toBe(html);
  },
);

it("takes a term that is a pattern for what it says", () => {
  const odd = [toTerm("A+ (.*)"), toTerm("$& [x]")];
  expect(mark("<p>anything at all, an a+ loan, $1</p>", odd)).toBe("<p>anything at all, an [a:a+] loan, $1</p>");
});

it("puts what the terms mean at the end, each once", () => {
  const html = markTerms("<p>escrow, closing costs, escrow</p>", terms, {
    mark: (words) => words,
    explanation: ({ id }) => `<i>${id}</i>`,
  });
  expect(html).toBe("<p>escrow, closing costs, escrow</p><i>escrow-account</i><i>closing-costs</i>");
});

it("loses nothing of a long and hostile text, in time", () => {
  const html = `<p>${"home ".repeat(20_000)}${"e\u0301".repeat(10_000)}${"closing    ".repeat(5_000)}</p>`;
  expect(mark(html)).toBe(html);
});
