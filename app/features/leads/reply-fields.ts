export const replyFields = ["name", "officer", "phone", "company", "replyTime", "link", "hours", "address"] as const;

export type ReplyField = (typeof replyFields)[number];

const isField = (name: string): name is ReplyField => (replyFields as readonly string[]).includes(name);

const braces = /\{([^{}\n]{0,40})\}/g;

export function unknownReplyFields(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([, name = ""]) => name).filter((name) => !isField(name)))];
}

/** In one pass: values are not searched for fields again. */
export function fillReplyFields(text: string, values: Record<ReplyField, string>): string {
  return text.replace(braces, (match, name: string) => (isField(name) ? values[name] : match));
}

/** For a visitor without a name: "Hello {name}," and "Hola, {name}:" become "Hello," and "Hola:". */
export const removeNameField = (text: string): string => text.replace(/^\{name\}[,:;]? */gm, "").replace(/,? *\{name\}/g, "");
