/** Numbers from a calculator, or the answers of "Can I buy?", that a visitor may add to a message. */
export type AttachedCalculation = { kind: "calculation" | "answers"; title: string; lines: string[] };

type Fields = { message: string; enclose?: unknown; attachedCalculation?: unknown };

export const attachedCalculationText = ({ title, lines }: Pick<AttachedCalculation, "title" | "lines">) => [title, ...lines].join("\n");

/** The attachment alone is no message. */
export function messageToSend({ message, enclose, attachedCalculation }: Fields): string {
  if (enclose !== "on" || typeof attachedCalculation !== "string" || message.trim() === "") return message;
  return `${message}\n\n${attachedCalculation}`;
}
