/** Text that is markup already; everything else is escaped on its way into a template. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

type Value = string | number | Markup | Markup[];

function written(value: Value): string {
  if (value instanceof Markup) return value.text;
  return Array.isArray(value) ? value.map(written).join("") : escaped(String(value));
}

export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, string, index) => `${text}${written(values[index - 1] ?? "")}${string}`));
}

export const nothing = new Markup("");

/** A visitor's paragraphs, line by line as they were typed. */
export function lines(text: string): Markup[] {
  return text.split("\n").map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`));
}
