import { afterEach, beforeEach, expect, it } from "vitest";
import type { z } from "zod";
import {
  choice,
  flag,
  officeDayField,
  optionalDay,
  optionalEmail,
  optionalId,
  optionalInstant,
  optionalLink,
  optionalNumber,
  optionalPhone,
  optionalText,
  optionalUrl,
  requiredLine,
  requiredText,
  searchField,
  wholeNumber,
} from "./fields.ts";
import { listOf, optionalObject, translations, wordList } from "./json-fields.ts";
import { namesInMessages, spanishSide } from "./labels.ts";
import { takeLanguageFrom } from "./localize.ts";
import type { FieldName } from "./validation-messages.ts";

const { name } = namesInMessages({ name: { en: "First Name", es: "Nombre" } });

let restoreLanguage: () => void;
beforeEach(() => {
  restoreLanguage = takeLanguageFrom(() => "en");
});
afterEach(() => restoreLanguage());

const wrongValues: Array<[schema: z.ZodType, value: unknown, en: string, es: string]> = [
  [requiredText(name, 3), " ", "First name is required", "Falta llenar «Nombre»"],
  [requiredText(name, 3), 5, "First name must be a text", "«Nombre» debe ser un texto"],
  [optionalText(name, 3), "abcd", "First name may have at most 3 characters", "«Nombre» puede tener como máximo 3 caracteres"],
  [
    optionalText(spanishSide(name), 9),
    "\0",
    "First name (Spanish) contains characters that cannot be stored",
    "«Nombre (español)» contiene caracteres que no se pueden guardar",
  ],
  [requiredLine(name, 9), "a\nb", "First name must be on one line", "«Nombre» debe estar en una sola línea"],
  [
    optionalUrl(name),
    "x",
    "First name must be an address that starts with http:// or https://",
    "«Nombre» debe ser una dirección que empiece con http:// o https://",
  ],
  [
    optionalLink(name),
    "//x",
    "First name must be a web address or a path of this site",
    "«Nombre» debe ser una dirección web o una ruta de este sitio",
  ],
  [
    optionalLink(name),
    "https://user:secret@example.com/",
    "First name must not contain a user name or password",
    "«Nombre» no debe contener un nombre de usuario ni una contraseña",
  ],
  [optionalEmail(name), "x", "First name must be an email address", "«Nombre» debe ser una dirección de correo electrónico"],
  [flag(name), "x", "First name must be true or false", "«Nombre» debe ser verdadero o falso (true o false)"],
  [optionalId("parentId"), "x", "parentId must be a whole number", "parentId debe ser un número entero"],
  [optionalId(name), -1, "First name must be positive", "«Nombre» debe ser mayor que cero"],
  [optionalId(name), 2 ** 40, "First name is out of range", "«Nombre» está fuera del rango permitido"],
  [wholeNumber("pageSize", 1, 9), 0, "pageSize must be at least 1", "pageSize debe ser 1 o más"],
  [optionalNumber(name, 1, 9), 10, "First name must be at most 9", "«Nombre» debe ser 9 o menos"],
  [choice(name, ["", "a", "b"]), "c", "First name must be one of: a, b", "«Nombre» debe ser uno de estos valores: a, b"],
  [wordList(name, ["a", "b"]), ["c"], "First name may only have: a, b", "«Nombre» solo puede tener: a, b"],
  [wordList(name, ["a"]), ["a", "a"], "First name may name each only once", "«Nombre» puede nombrar cada valor una sola vez"],
  [wordList(name, ["a"]), "a", "First name must be a list", "«Nombre» debe ser una lista"],
  [optionalInstant(name), 5, "First name must be a date", "«Nombre» debe ser una fecha"],
  [optionalInstant(name), "x", "First name must be a date such as 2026-01-31", "«Nombre» debe ser una fecha como 2026-01-31"],
  [optionalDay(name), "x", "First name must be a date such as 2027-01-31", "«Nombre» debe ser una fecha como 2027-01-31"],
  [officeDayField("from"), "x", "from must be a day such as 2026-01-31", "from debe ser un día como 2026-01-31"],
  [
    optionalPhone(name),
    "1",
    "First name must be a telephone number with its area code, such as (801) 555-0142 or +52 55 1234 5678",
    "«Nombre» debe ser un número de teléfono con su código de área, como (801) 555-0142 o +52 55 1234 5678",
  ],
  [searchField, "x".repeat(201), "filterKey may have at most 200 characters", "filterKey puede tener como máximo 200 caracteres"],
  [searchField, "\0", "filterKey contains characters that cannot be searched", "filterKey contiene caracteres que no se pueden buscar"],
  [translations({}), "x", "Translations must be an object", "Las traducciones deben ser un objeto"],
  [listOf(name, flag("x"), 1), [true, true], "First name may have at most 1 rows", "«Nombre» puede tener como máximo 1 filas"],
  [optionalObject(name, {}), "x", "First name must be an object", "«Nombre» debe ser un objeto"],
];

it.each(wrongValues)("says in either language what is wrong, one schema for both: %# %j", (schema, value, en, es) => {
  const messageIn = (language: "en" | "es") => {
    takeLanguageFrom(() => language);
    return schema.safeParse(value).error?.issues[0]?.message;
  };
  expect([messageIn("es"), messageIn("en")]).toEqual([es, en]);
});

it("does not compile for a field that staff read of in English alone", () => {
  // @ts-expect-error What begins with a capital is a label, and a label has its Spanish.
  const label: FieldName = "First name";
  expect(optionalText(label, 9)).toBeDefined();
});
