type Hours = { "@type": "OpeningHoursSpecification"; dayOfWeek: string[]; opens: string; closes: string };

/** Hours are a sentence that staff write; where it names two times of day, machines may read them too. */
export function openingHours(dayOfWeek: string[], sentence: string): Hours[] {
  const [opens, closes, another] = [...sentence.matchAll(/\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s*m\b/gi)].map(timeOfDay);
  if (!opens || !closes || another || opens >= closes) return [];
  return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes }];
}

function timeOfDay([, hour = "", minute = "00", half = ""]: RegExpExecArray): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
