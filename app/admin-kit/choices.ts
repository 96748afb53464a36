/** A record that a field may name by its id, and what people call it. */
export type Choice = { id: number; name: string };

/** What an id stands for; of what is gone since, the id is all that is left. */
export const nameAmong = (choices: Choice[]) => (id: string) => choices.find((choice) => String(choice.id) === id)?.name ?? `Id ${id}`;
