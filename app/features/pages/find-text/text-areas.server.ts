import type { Texts } from "#app/messages/texts.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["/app/messages/*.ts", "/app/messages/calculators/*.ts", "/app/features/*/texts/*.ts", "!**/*.test.ts", "!**/*.server.ts"],
  { eager: true },
);

const isTexts = (value: unknown): value is Texts<object> => typeof value === "object" && value !== null && "en" in value && "es" in value;

/** Every text that the program itself says to visitors, so that staff can find out that it is not content. */
export const textAreas = Object.values(modules).flatMap((module) => Object.values(module).filter(isTexts));
