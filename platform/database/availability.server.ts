/** A database that only reads is a standby, or one that is being taken over from. */
export type DatabaseCondition = "available" | "read-only" | "unavailable";

type Listener = (condition: DatabaseCondition) => void;

/** What this process knows of its database, so that nobody has to wait to find out. Whoever watches the database tells it. */
export class Availability {
  readonly #listeners = new Set<Listener>();
  #condition: DatabaseCondition = "available";
  #since: Date | undefined;

  get condition(): DatabaseCondition {
    return this.#condition;
  }

  /** Whether it gives no answer at all. */
  get isAway(): boolean {
    return this.#condition === "unavailable";
  }

  /** Since when it is not as it should be. */
  get since(): Date | undefined {
    return this.#since;
  }

  tell(condition: DatabaseCondition, now = new Date()): void {
    if (condition === this.#condition) return;
    this.#condition = condition;
    this.#since = condition === "available" ? undefined : (this.#since ?? now);
    for (const listener of this.#listeners) listener(condition);
  }

  /** Answers how to stop listening. */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** What a query gets at once while the database is known to be away. */
export class DatabaseAway extends Error {
  /** As Postgres calls a connection that failed. */
  readonly code = "08006";

  constructor() {
    super("The database is away");
  }
}
