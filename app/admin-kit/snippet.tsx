import { readableText } from "./value-format.ts";

export function snippet(html: string, length = 140): string {
  const text = readableText(html).replace(/\s+/g, " ");
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}

export function Snippet({ of: html }: { of: string }) {
  return <p className="line-clamp-2 [overflow-wrap:anywhere]">{snippet(html, 240)}</p>;
}
