import { useLanguage } from "#app/messages/messages.ts";

const lists = { en: new Intl.ListFormat("en-US"), es: new Intl.ListFormat("es-US") };

export function useListFormat(): (items: string[]) => string {
  const language = useLanguage();
  return (items) => lists[language].format(items);
}
