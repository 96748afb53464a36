/** What a reply fills in for the visitor who gets it. */
export const replyFields = ["name", "officer", "phone", "company", "replyTime", "link", "hours", "address"] as const;

export type ReplyField = (typeof replyFields)[number];

const isField = (name: string): name is ReplyField => (replyFields as readonly string[]).includes(name);

const braces = /\{([^{}\n]{0,40})\}/g;

/** What stands in braces and can be filled in by nothing. */
export function unknownReplyFields(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([, name = ""]) => name).filter((name) => !isField(name)))];
}

/** Once through the text: what is filled in is not searched for fields again. */
export function fillReplyFields(text: string, values: Record<ReplyField, string>): string {
  return text.replace(braces, (asItStands, name: string) => (isField(name) ? values[name] : asItStands));
}
