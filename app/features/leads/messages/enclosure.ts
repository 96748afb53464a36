/** What a visitor may add to a message with one tick: numbers from a calculator, written out. */
export type Enclosure = { title: string; lines: string[] };

type Fields = { message: string; enclose?: unknown; enclosure?: unknown };

export const enclosureText = ({ title, lines }: Enclosure) => [title, ...lines].join("\n");

/** The message as it is sent: with the numbers where the visitor ticked the box, and never in the place of words. */
export function messageToSend({ message, enclose, enclosure }: Fields): string {
  if (enclose !== "on" || typeof enclosure !== "string" || message.trim() === "") return message;
  return `${message}\n\n${enclosure}`;
}
