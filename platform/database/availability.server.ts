/** A read-only database is a standby, or is being replaced by one. */
export type DatabaseCondition = "available" | "read-only" | "unavailable";

type Listener = (condition: DatabaseCondition) => void;

/** The state of the database as last polled, so that requests can fail fast. */
export class Availability {
  readonly #listeners = new Set<Listener>();
  #condition: DatabaseCondition = "available";
  #since: Date | undefined;

  get condition(): DatabaseCondition {
    return this.#condition;
  }

  get isAway(): boolean {
    return this.#condition === "unavailable";
  }

  get since(): Date | undefined {
    return this.#since;
  }

  report(condition: DatabaseCondition, now = new Date()): void {
    if (condition === this.#condition) return;
    this.#condition = condition;
    this.#since = condition === "available" ? undefined : (this.#since ?? now);
    for (const listener of this.#listeners) listener(condition);
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Thrown at once while the database is known to be unavailable. */
export class DatabaseAway extends Error {
  /** As Postgres calls a connection that failed. */
  readonly code = "08006";

  constructor() {
    super("The database is away");
  }
}
