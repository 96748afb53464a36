export type Choice = { id: number; name: string };

/** A deleted record is shown by its id. */
export const nameAmong = (choices: Choice[]) => (id: string) => choices.find((choice) => String(choice.id) === id)?.name ?? `Id ${id}`;
