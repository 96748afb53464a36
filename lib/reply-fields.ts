/** What a reply fills in for the visitor who gets it, and what staff are told each of them is. */
export const replyFields = {
  name: "the visitor's name",
  officer: "who takes care of the message, or the company",
  phone: "the officer's number, or the office's",
  company: "the company's name",
  replyTime: "by when the office answers",
  link: "the online application",
  hours: "the opening hours",
  address: "the office's address",
} as const;

export type ReplyField = keyof typeof replyFields;

const isField = (name: string): name is ReplyField => Object.hasOwn(replyFields, name);

const braces = /\{([^{}\n]{0,40})\}/g;

/** What stands in braces and can be filled in by nothing. */
export function unknownReplyFields(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([, name = ""]) => name).filter((name) => !isField(name)))];
}

/** Once through the text: what is filled in is not searched for fields again. */
export function fillReplyFields(text: string, values: Record<ReplyField, string>): string {
  return text.replace(braces, (asItStands, name: string) => (isField(name) ? values[name] : asItStands));
}
