import type { LoanReason } from "#app/features/buying-guide/loan-fit.ts";
import { texts } from "#app/messages/texts.ts";

export const loanReasonTexts = texts<Record<LoanReason, string>>({
  en: {
    "itin-made-for": "You file taxes with an ITIN, and this loan is made for people who do.",
    "itin-returns-first":
      "It asks for about two years of tax returns. Start filing, with an ITIN if you can't get a Social Security number.",
    "itin-savings": "Its down payment and closing costs are probably more than you have saved so far.",
    "itin-brokered": "We arrange it with another lender, which funds the loan.",
    "itin-not-offered": "We don't have this loan at this time. Other lenders do: its page tells you where to ask.",
    "itin-not-needed": "You file with a Social Security number, so loans with a smaller down payment may be open to you.",
    "conventional-usual": "You have a Social Security number and a credit history, which is what most of these loans ask for.",
    "conventional-returns-first": "It asks for about two years of tax returns or W-2 forms, and you don't file yet.",
    "conventional-presence": "The lender has to document that you are in the country lawfully, and an ITIN doesn't show that.",
    "conventional-late-payments": "Late payments and collections weigh more here than with an FHA loan.",
    "conventional-other-payments": "Without a credit history, some lenders look at rent and household bills instead.",
    "fha-small-down": "It may accept a small down payment, and part of it may be a gift.",
    "fha-credit": "It may accept a shorter or weaker credit history.",
    "fha-compare": "With your credit and savings, compare it with a conventional loan: FHA insurance often lasts as long as the loan.",
    "fha-residency":
      "It's for U.S. citizens, permanent residents and citizens of Micronesia, the Marshall Islands and Palau. We didn't ask about that.",
    "fha-number":
      "It asks for a Social Security number and for citizenship or permanent residence; citizens of Micronesia, the Marshall Islands and Palau may apply too.",
    "fha-returns-first": "It asks for a Social Security number and proof of income, usually two years of it.",
    "usda-rural": "You want to buy in a small town or a rural area, and it may not require a down payment.",
    "usda-income": "USDA's map decides whether the home counts as rural, and there is an income limit.",
    "usda-city": "It is for small towns and rural areas, and you want to buy in a city.",
    "usda-map": "USDA's map decides where it can be used. Look up the home, or ask us.",
    "usda-number": "It asks for a Social Security number and for citizenship or qualified residence.",
    "usda-returns-first": "It asks for a Social Security number and two years of income history.",
    "statements-own-work":
      "You work for yourself, and deposits may count instead of tax returns. Few lenders offer it, so compare the costs.",
    "statements-not-offered":
      "Deposits could show your income, but without a Social Security number this is an ITIN loan, which we don't have at this time.",
    "statements-pay-stubs": "It is meant for people who work for themselves. Your pay stubs and W-2 forms are simpler proof.",
    "statements-cash": "Cash that isn't deposited doesn't show up in bank statements.",
    "va-service": "Only if you or your spouse serve or served in the armed forces. We didn't ask about that.",
    "va-number": "It requires service in the U.S. armed forces and a Social Security number.",
    "va-returns-first": "It requires service in the U.S. armed forces, a Social Security number and proof of income.",
    "help-gap": "Your savings may not cover the down payment and closing costs, and that is what it helps with.",
    "help-open-today": "Each program has its own rules, and funds run out. Ask which ones are open today.",
    "help-utah": "It is for homes in Utah.",
    "help-number":
      "Utah Housing and state programs are paired with loans that usually ask for a Social Security number. Ask first, and ask about city and county programs too.",
    "help-savings": "It is meant for buyers who are short on the down payment. With your savings you may not need it, but you can ask.",
  },
  es: {
    "itin-made-for": "Declara con ITIN, y este préstamo es para quienes declaran así.",
    "itin-returns-first":
      "Pide unos dos años de declaraciones de impuestos. Empiece a declarar, con ITIN si no puede tener número de Seguro Social.",
    "itin-savings": "El pago inicial y los costos de cierre probablemente son más de lo que tiene ahorrado.",
    "itin-brokered": "Lo tramitamos con otro prestamista, que pone el dinero.",
    "itin-not-offered": "Por ahora no tenemos este préstamo. Otros prestamistas sí: en su página le decimos dónde preguntar.",
    "itin-not-needed": "Declara con número de Seguro Social: podría tener a su alcance préstamos con un pago inicial menor.",
    "conventional-usual": "Tiene número de Seguro Social e historial de crédito: es lo que pide la mayoría de estos préstamos.",
    "conventional-returns-first": "Pide unos dos años de declaraciones o de formas W-2, y usted todavía no declara.",
    "conventional-presence": "El prestamista debe documentar que usted está en el país legalmente, y el ITIN no lo comprueba.",
    "conventional-late-payments": "Los atrasos y las cuentas en cobranza pesan aquí más que en un préstamo de la FHA.",
    "conventional-other-payments": "Sin historial de crédito, algunos prestamistas revisan la renta y los recibos de la casa.",
    "fha-small-down": "Podría aceptar un pago inicial chico, y una parte podría ser un regalo.",
    "fha-credit": "Podría aceptar un historial de crédito corto o con tropiezos.",
    "fha-compare":
      "Con su crédito y sus ahorros, compárelo con un préstamo convencional: el seguro de la FHA muchas veces dura tanto como el préstamo.",
    "fha-residency":
      "Es para ciudadanos y residentes permanentes, y para ciudadanos de Micronesia, las Islas Marshall y Palaos. Eso no se lo preguntamos.",
    "fha-number":
      "Pide número de Seguro Social y ser ciudadano o residente permanente, o ciudadano de Micronesia, las Islas Marshall o Palaos.",
    "fha-returns-first": "Pide número de Seguro Social y comprobar ingresos, por lo general de dos años.",
    "usda-rural": "Quiere comprar en un pueblo o en el campo, y podría no pedir pago inicial.",
    "usda-income": "El mapa del USDA decide si la casa cuenta como rural, y hay un límite de ingresos.",
    "usda-city": "Es para pueblos y zonas rurales, y usted quiere comprar en una ciudad.",
    "usda-map": "El mapa del USDA decide dónde se puede usar. Busque la casa ahí o pregúntenos.",
    "usda-number": "Pide número de Seguro Social y ser ciudadano o tener una residencia que el programa acepte.",
    "usda-returns-first": "Pide número de Seguro Social y dos años de ingresos comprobados.",
    "statements-own-work":
      "Trabaja por su cuenta, y los depósitos podrían contar en lugar de la declaración. Pocos prestamistas lo ofrecen: compare los costos.",
    "statements-not-offered":
      "Los depósitos podrían comprobar sus ingresos, pero sin número de Seguro Social es un préstamo con ITIN, y por ahora no lo tenemos.",
    "statements-pay-stubs": "Es para quienes trabajan por su cuenta. Sus talones de cheque y formas W-2 comprueban lo mismo más fácil.",
    "statements-cash": "El efectivo que no se deposita no aparece en los estados de cuenta.",
    "va-service": "Solo si usted o su cónyuge sirve o sirvió en las fuerzas armadas. Eso no se lo preguntamos.",
    "va-number": "Pide haber servido en las fuerzas armadas de Estados Unidos y número de Seguro Social.",
    "va-returns-first": "Pide haber servido en las fuerzas armadas de Estados Unidos, número de Seguro Social y comprobar ingresos.",
    "help-gap": "Sus ahorros podrían no alcanzar para el pago inicial y los costos de cierre, y para eso es la ayuda.",
    "help-open-today": "Cada programa tiene sus reglas y los fondos se acaban. Pregunte cuáles están abiertos hoy.",
    "help-utah": "Es para casas en Utah.",
    "help-number":
      "Los programas de Utah Housing y del estado van con préstamos que por lo general piden número de Seguro Social. Pregunte primero, también por los de su ciudad o condado.",
    "help-savings": "Es para quienes no completan el pago inicial. Con sus ahorros quizá no la necesite, pero puede preguntar.",
  },
});
