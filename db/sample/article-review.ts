import type { SampleArticle, SamplePost } from "./sample-content.ts";

const closingTexts = {
  en: {
    heading: "Review and sources",
    reviewed: "Reviewed by a senior loan officer on November 15, 2026; figures and rules are as of that date.",
    sample: "Sample review: put the name and NMLS number of the person who reviews your articles here.",
    advice: "This is general information. It isn't legal, tax or immigration advice, or a commitment to lend.",
  },
  es: {
    heading: "Revisión y fuentes",
    reviewed: "Revisado por un oficial de préstamos sénior el 15 de noviembre de 2026; las cifras y las reglas son las de ese día.",
    sample: "Revisión de muestra: aquí van el nombre y el número NMLS de quien revise sus artículos.",
    advice: "Es información general; no es asesoría legal, fiscal ni migratoria, ni un compromiso de préstamo.",
  },
};

/** The article as it is published: its text, who looked it over and when, and where its facts come from. */
export function withReview({ sources, es, ...article }: SampleArticle): SamplePost {
  const end = (language: "en" | "es") => {
    const { heading, reviewed, sample, advice } = closingTexts[language];
    const links = sources.map((source) => `<li><a href="${source.url}">${source[language]}</a></li>`).join("\n");
    return `\n<hr />\n<h2>${heading}</h2>\n<p>${reviewed} <em>${sample}</em></p>\n<ul>\n${links}\n</ul>\n<p>${advice}</p>`;
  };
  return {
    ...article,
    postContents: article.postContents + end("en"),
    es: { ...es, postContents: es.postContents + end("es") },
  };
}
