import { globSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { samplePosts } from "#db/sample/articles.ts";
import { samplePages } from "#db/sample/pages.ts";
import { sampleReplyTemplates } from "#db/sample/reply-templates.ts";
import { fold } from "#lib/search-text.ts";

/** The words that visitors type are not the words that we write. */
const searchWords = /(?<="search\.synonyms".*?default: )\[[^\]]*\]|keywords: "[^"]*"/gs;

const sources = globSync("{app,db/sample,lib,platform,server}/**/*.{ts,tsx}")
  .filter((file) => !/\.(test|spec)\./.test(file))
  .map((file) => ({ file, text: fold(readFileSync(file, "utf8").replace(searchWords, "")).replace(/\s+/g, " ") }));

/** A variant that we don't use, a phrase that has it, and our term: the CFPB's, or the one that our readers know. */
const rejectedVariants: Array<[RegExp, string, string]> = [
  [/depositos? de garantia\b|\barras\b/, "su deposito de garantia", "depósito de buena fe (earnest money)"],
  [/(?<!cuentas? de )deposito en garantia/, "el deposito en garantia", "cuenta de depósito en garantía (escrow)"],
  [/\bcuentas? de garantia\b/, "su cuenta de garantia", "cuenta de depósito en garantía (escrow)"],
  // Two things: the VA's fee, and all that credit costs.
  [
    /(cuota|tarifa)s? de financiamiento|cargos? (por financiamiento|de financiacion)|cargos? financieros? de la va\b/,
    "el cargo financiero de la va",
    "cargo de financiamiento (funding fee)",
  ],
  [/(costo|gasto)s? financieros?\b|total(es)? de cargos de financiamiento/, "los gastos financieros", "cargo financiero (finance charge)"],
  [/\bcolillas?\b|talon(es)? de (pago|sueldo|nomina)/, "colillas de pago", "talones de cheque"],
  [/(recibo|comprobante)s? de (nomina|sueldo)/, "recibos de nomina", "talones de cheque"],
  [/impuestos? (a|de) la (propiedad|vivienda)\b|impuestos sobre la propiedad/, "impuestos a la propiedad", "impuesto sobre la propiedad"],
  [/\bpredial/, "el impuesto predial", "impuesto sobre la propiedad"],
  [/seguros? de(l| la)? ?(casa|hogar|vivienda)\b/, "el seguro de la casa", "seguro de propietario de vivienda"],
  [/seguro de propietarios|\baseguranza/, "la aseguranza", "seguro de propietario de vivienda"],
  [/fideicomiso de garantia|escritura fiduciaria/, "el fideicomiso de garantia", "escritura de fideicomiso"],
  [/declaraci(on|ones) (informativas?|de cierre|inicial)/, "firme la declaracion de cierre", "divulgación"],
  [/(?<!pago inicial \()(?<!le dicen )\benganche/, "para el enganche", "pago inicial (enganche), then pago inicial"],
  [/cuota inicial|abono inicial/, "la cuota inicial", "pago inicial"],
  [/gastos de cierre/, "los gastos de cierre", "costos de cierre"],
  [/puntuacion de credito|(puntaje|calificacion) crediticia?/, "su puntaje crediticio", "puntaje de crédito"],
  [/reportes? de credito|informes? crediticios?|historial crediticio/, "su reporte de credito", "informe (historial) de crédito"],
  [/\bpre[ -](aprob|calif)/, "una pre-aprobacion", "preaprobación, precalificación"],
  [/tasa (anual\b|efectiva anual)/, "la tasa anual (apr)", "tasa de porcentaje anual (APR)"],
  [/pago (tipo )?globo\b/, "un pago globo", "pago global"],
  [/penalizacion por|multa por pago/, "penalizacion por prepago", "penalidad por pago anticipado"],
  [/(proporcion|razon|indice|relacion) (de )?deudas?[ -](a )?ingresos\b/, "relacion deuda-ingresos", "relación deuda-ingreso"],
  [/\bequidad\b/, "la equidad de su casa", "valor neto de la vivienda"],
  [/estimado de prestamo|estimacion del prestamo/, "el estimado de prestamo", "estimación de préstamo"],
  [/asociacion de vecinos/, "la asociacion de vecinos", "asociación de propietarios"],
  [/compromiso de prestar/, "un compromiso de prestarle", "compromiso de préstamo"],
  [/clave de cuatro|guarde la clave/, "una clave de cuatro palabras", "código de cuatro palabras"],
  [/oficial(es)? de credito|(asesor|consejero)(es|s)? de prestamos/, "un asesor de prestamos", "oficial de préstamos"],
];

it("the check leaves out the words that visitors type, and nothing else of their file", () => {
  const { text = "" } = sources.find(({ file }) => file.endsWith("search-settings.ts")) ?? {};
  expect(text).not.toContain("aseguranza");
  expect(text).toContain('"search.synonyms"');
  expect(text).toContain("satisfies record");
});

test.each(rejectedVariants)("no Spanish text says %s", (variant, example, term) => {
  expect(example).toMatch(variant);
  const found = sources.filter(({ text }) => variant.test(text));
  expect(
    found.map(({ file, text }) => `${file}: …${text.slice(Math.max(0, text.search(variant) - 40)).slice(0, 100)}…; say ${term}`),
  ).toEqual([]);
});

describe("readers who say enganche meet their word first:", () => {
  const pages = samplePages.filter(({ slug }) => slug !== "glossary" && slug !== "questions");
  const questions = samplePages.flatMap(({ parts = [] }) => parts).filter(({ slug }) => slug.startsWith("questions-"));
  const texts = [
    ...pages.map(({ slug, es, sections, parts = [] }) => {
      const shown = [...sections, ...parts.flatMap((part) => part.sections)].flatMap((section) => [section.es.title, section.es.body]);
      return [slug, [es.name, es.body, ...shown].join(" ")];
    }),
    ...questions.flatMap(({ sections }) => sections.map(({ es }) => [es.title, `${es.title} ${es.body}`])),
    ...samplePosts.map(({ slug, es }) => [slug, `${es.title} ${es.postContents}`]),
    ...sampleReplyTemplates.map(({ name, es }) => [name, es.body]),
  ];

  it.each(texts)("%s", (_name, text = "") => {
    const [mention] = /pago inicial.{0,12}/i.exec(text) ?? ["pago inicial (enganche)"];
    expect(mention).toMatch(/^pago inicial \(enganche\)/i);
  });
});
