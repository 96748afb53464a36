/** What a visitor may add to a message with one tick: numbers from a calculator, written out. */
export type AttachedCalculation = { title: string; lines: string[] };

type Fields = { message: string; enclose?: unknown; attachedCalculation?: unknown };

export const attachedCalculationText = ({ title, lines }: AttachedCalculation) => [title, ...lines].join("\n");

/** The message as it is sent: with the numbers where the visitor ticked the box, and never in the place of words. */
export function messageToSend({ message, enclose, attachedCalculation }: Fields): string {
  if (enclose !== "on" || typeof attachedCalculation !== "string" || message.trim() === "") return message;
  return `${message}\n\n${attachedCalculation}`;
}
