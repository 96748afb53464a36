import type { firstTimeRules } from "#app/features/assistance/program-choices.ts";

type Texts = { name: string; amount: string; incomeNote?: string; priceNote?: string; uncertain: string; toAsk: string };

export type SampleProgram = Texts & {
  operator: string;
  amountPercent?: number;
  amountMax?: number;
  minimumScore?: number;
  firstTimeRule: (typeof firstTimeRules)[number];
  newConstructionOnly?: boolean;
  status: "published";
  sourceUrl: string;
  sourceName: string;
  checkedOn: string;
  validUntil: string;
  es: Texts;
};

/** Sources disagree and limits change every year, so each program is shown for a few months only. */
const dates = { checkedOn: "2026-11-17", validUntil: "2027-03-31" };

const utahHousing = {
  operator: "Utah Housing Corporation",
  status: "published",
  sourceUrl: "https://utahhousingcorp.org/",
  sourceName: "Utah Housing Corporation",
  ...dates,
} as const;

const limitNotes = {
  incomeNote: "Utah Housing sets it by county and household size, and changes it every year.",
  priceNote: "Utah Housing sets it and changes it every year.",
};
const limitNotesEs = {
  incomeNote: "Lo fija Utah Housing por condado y tamaño del hogar, y cambia cada año.",
  priceNote: "Lo fija Utah Housing y cambia cada año.",
};

const loanQuestions = `Is the help a second loan, and what are its rate and its monthly payment?
Does the main loan have a higher rate with it? Compare the APR with and without the help.
What happens if I sell, refinance or move out?`;
const loanQuestionsEs = `¿La ayuda es un segundo préstamo, con qué tasa y con qué pago mensual?
¿El préstamo principal tiene una tasa más alta con ella? Compare la tasa de porcentaje anual (APR) con la ayuda y sin ella.
¿Qué pasa si vendo, refinancio o me mudo?`;

const utahHousingDoubt =
  "Sources differ on the score, the percentage and what it is a percentage of, and the program's name may change. Ask before you count on it.";
const utahHousingDoubtEs =
  "Las fuentes no coinciden en el puntaje, el porcentaje y sobre qué monto se calcula, y el nombre del programa puede cambiar. Pregunte antes de contar con él.";

export const samplePrograms: SampleProgram[] = [
  {
    ...utahHousing,
    name: "Utah First-Time Homebuyer Assistance Program",
    amount: "Up to $20,000 toward a newly built home, as a loan",
    amountMax: 20_000,
    firstTimeRule: "exceptions",
    newConstructionOnly: true,
    priceNote: "Utah Housing sets the highest price.",
    sourceUrl: "https://le.utah.gov/xcode/Title63H/Chapter8/63H-8-S502.html",
    sourceName: "Utah Code 63H-8-502",
    uncertain:
      "The law sets the maximum; the price limit, other conditions and whether funds are left change. There may be exceptions to the first-time rule.",
    toAsk: `Are there funds now, and for how long would mine be reserved?
What do I pay back when I sell or refinance?`,
    es: {
      name: "Programa de Utah de ayuda a compradores de primera vez",
      amount: "Hasta $20,000 para una casa recién construida, como préstamo",
      priceNote: "El precio máximo lo fija Utah Housing.",
      uncertain:
        "La ley fija el máximo; el límite de precio, otras condiciones y si quedan fondos cambian. Puede haber excepciones a la regla de primera vez.",
      toAsk: `¿Hay fondos ahora y por cuánto tiempo quedarían apartados los míos?
¿Qué devuelvo cuando venda o refinancie?`,
    },
  },
  {
    ...utahHousing,
    ...limitNotes,
    name: "FirstHome",
    amount: "Up to 6% help with the down payment and closing costs",
    amountPercent: 6,
    minimumScore: 660,
    firstTimeRule: "exceptions",
    uncertain: `${utahHousingDoubt} There may be exceptions to the first-time rule.`,
    toAsk: loanQuestions,
    es: {
      ...limitNotesEs,
      name: "FirstHome",
      amount: "Hasta 6% de ayuda para el pago inicial y los costos de cierre",
      uncertain: `${utahHousingDoubtEs} Puede haber excepciones a la regla de primera vez.`,
      toAsk: loanQuestionsEs,
    },
  },
  {
    ...utahHousing,
    ...limitNotes,
    name: "HomeAgain",
    amount: "Up to 6% help with the down payment and closing costs",
    amountPercent: 6,
    minimumScore: 620,
    firstTimeRule: "unknown",
    uncertain: utahHousingDoubt,
    toAsk: loanQuestions,
    es: {
      ...limitNotesEs,
      name: "HomeAgain",
      amount: "Hasta 6% de ayuda para el pago inicial y los costos de cierre",
      uncertain: utahHousingDoubtEs,
      toAsk: loanQuestionsEs,
    },
  },
  {
    ...utahHousing,
    ...limitNotes,
    name: "Freddie Mac HFA",
    amount: "Up to 6% help with the down payment and closing costs, at most $25,000",
    amountPercent: 6,
    amountMax: 25_000,
    minimumScore: 700,
    firstTimeRule: "unknown",
    uncertain: utahHousingDoubt,
    toAsk: loanQuestions,
    es: {
      ...limitNotesEs,
      name: "Freddie Mac HFA",
      amount: "Hasta 6% de ayuda para el pago inicial y los costos de cierre, $25,000 como máximo",
      uncertain: utahHousingDoubtEs,
      toAsk: loanQuestionsEs,
    },
  },
];
