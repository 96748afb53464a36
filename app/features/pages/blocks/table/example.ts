import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

export const example: BlockExample = {
  title: { en: "Two papers to compare", es: "Dos papeles que comparar" },
  body: {
    en: table(
      ["Paper", "Loan Estimate", "Closing Disclosure"],
      [
        ["When", "After you apply", "Before you close"],
        ["What it shows", "What the loan is expected to cost", "What the loan costs"],
      ],
    ),
    es: table(
      ["Papel", "Estimación de préstamo", "Divulgación de cierre"],
      [
        ["Cuándo", "Después de hacer la solicitud", "Antes de cerrar"],
        ["Qué muestra", "Lo que se espera que cueste el préstamo", "Lo que cuesta el préstamo"],
      ],
    ),
  },
};
