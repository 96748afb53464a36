/** Numbers from a calculator that a visitor may add to a message. */
export type AttachedCalculation = { title: string; lines: string[] };

type Fields = { message: string; enclose?: unknown; attachedCalculation?: unknown };

export const attachedCalculationText = ({ title, lines }: AttachedCalculation) => [title, ...lines].join("\n");

/** The numbers alone are no message. */
export function messageToSend({ message, enclose, attachedCalculation }: Fields): string {
  if (enclose !== "on" || typeof attachedCalculation !== "string" || message.trim() === "") return message;
  return `${message}\n\n${attachedCalculation}`;
}
