import { beforeEach, expect, it } from "vitest";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { pageContentDefinition } from "./definition.server.ts";
import { readQuestions } from "./questions.server.ts";

const pages = contentStore(pageCategoryDefinition);
const sections = contentStore(pageContentDefinition);
const database = testDatabase();
const noUser = { userId: null };

beforeEach(async () => {
  const page = await pages.create(database.db, { slug: "questions", name: "Questions" }, noUser);
  const topic = async (name: string, questions: Array<[string, string]>) => {
    const part = await pages.create(database.db, { name, parentId: page.webPageCategoryId }, noUser);
    for (const [title, spanish] of questions) {
      const values = { title, body: "<p>It depends.</p>", categoriesId: part.webPageCategoryId };
      await sections.create(database.db, { ...values, translations: { es: { title: spanish, body: "<p>Depende.</p>" } } }, noUser);
    }
  };
  await topic("Money", [
    ["What are closing costs?", "¿Qué son los costos de cierre?"],
    ["What is an appraisal?", "¿Qué es la tasación?"],
  ]);
  await topic("Papers", [["Which papers?", "¿Qué documentos?"]]);
});

const findQuestions = async (language: "en" | "es", search: string) =>
  (await readQuestions({ db: database.db, log: createLog("silent") }, language, search)).topics.flatMap(({ name, sections: all }) =>
    all.map(({ title }) => `${name}: ${title}`),
  );

it("shows every topic in the order in which staff made them, also those without a slug", async () => {
  expect(await findQuestions("en", "")).toEqual([
    "Money: What are closing costs?",
    "Money: What is an appraisal?",
    "Papers: Which papers?",
  ]);
});

it("finds either language without accents, and shows the reader's", async () => {
  expect(await findQuestions("en", "tasacion")).toEqual(["Money: What is an appraisal?"]);
  expect(await findQuestions("es", "Closing COST")).toEqual(["Money: ¿Qué son los costos de cierre?"]);
  expect(await findQuestions("es", "documento")).toEqual(["Papers: ¿Qué documentos?"]);
});

it("finds nothing for what has no words", async () => {
  for (const search of ["%", ".*", "🏠", "zzz"]) expect(await findQuestions("en", search)).toEqual([]);
});
