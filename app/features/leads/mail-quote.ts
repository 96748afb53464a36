/** How mail programs, in both languages, introduce the quoted mail. */
const beginnings = [
  /^(On|El)\b.{5,300}(wrote|escribió):$/i,
  /^-{2,}\s*(Original Message|Mensaje original|Forwarded message|Mensaje reenviado)\s*-{2,}$/i,
  /^_{10,}$/,
];

const sender = /^\*?(From|De):\*? .+/i;
const sentLine = /^\*?(Sent|Enviado|Date|Fecha)( el)?:\*? .+/i;

function beginsQuote(lines: string[], index: number): boolean {
  const line = (lines[index] ?? "").trim();
  // Long lines may be wrapped.
  const both = `${line} ${(lines[index + 1] ?? "").trim()}`;
  if (beginnings.some((pattern) => pattern.test(line)) || beginnings[0]?.test(both)) return true;
  return sender.test(line) && lines.slice(index + 1, index + 4).some((next) => sentLine.test(next.trim()));
}

/** The text of a mail without the quoted mail below it. */
export function withoutQuote(text: string): string {
  const lines = text.split("\n");
  const quoteAt = lines.findIndex((_, index) => beginsQuote(lines, index));
  const own = quoteAt < 0 ? lines : lines.slice(0, quoteAt);
  while (own.length > 0 && (own.at(-1)?.trim() === "" || own.at(-1)?.startsWith(">"))) own.pop();
  const ownText = own.join("\n").trim();
  // If the text is between the quoted lines, keep all of them.
  return ownText === "" ? text.trim() : ownText;
}
