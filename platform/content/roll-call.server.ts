import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** The way to the database on a connection that listens. */
export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<pg.QueryResult<Row>>;

export const rollCallChannel = "umbral_roll_call";

/** What the listening connections are called in the database, where the nodes find each other by it. */
export const listenerName = "umbral-listener";

/** Ends when nobody is to wait any longer; the signal tells that nobody does. */
type Patience = (signal: AbortSignal) => Promise<void>;
const aSecond: Patience = (signal) => sleep(1_000, undefined, { signal, ref: false }).catch(() => {});

/** A question, who has answered it, and, once the nodes are counted, who has not. */
type Call = { missing: Set<number> | undefined; present: Set<number>; settle: () => void };

/**
 * Asks the other nodes whether they have heard of everything that was committed before. The question takes the same way as the changes, and the
 * database delivers in the order of commits: who answers has heard of them.
 */
export class RollCall {
  readonly #patience: Patience;
  readonly #calls = new Map<string, Call>();
  /** Who did not answer the last time is not waited for until it does: its machine may be gone without a word. */
  readonly #silentNodes = new Set<number>();
  #query: Query | undefined;

  constructor(patience: Patience = aSecond) {
    this.#patience = patience;
  }

  /** From now on questions are answered and can be asked; an answer need not survive a crash of the database. */
  async join(query: Query): Promise<void> {
    await query(`listen ${rollCallChannel}; set application_name = '${listenerName}'; set synchronous_commit = off`);
    this.#query = query;
  }

  leave(): void {
    this.#query = undefined;
    for (const { settle } of this.#calls.values()) settle();
  }

  /** Until every node that listens has heard of what was committed so far. Without a connection, or when one does not answer, nobody knows. */
  async everyNodeKnows(): Promise<void> {
    if (!this.#query) return;
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<void>();
    const call: Call = { missing: undefined, present: new Set(), settle: resolve };
    this.#calls.set(id, call);
    const waiting = new AbortController();
    this.#ask(this.#query, id, call).catch(() => resolve());
    await Promise.race([promise, this.#patience(waiting.signal)]);
    waiting.abort();
    this.#calls.delete(id);
    for (const node of call.missing ?? []) this.#silentNodes.add(node);
  }

  async #ask(query: Query, id: string, call: Call): Promise<void> {
    const { rows } = await query<{ nodes: number[] }>(
      `select pg_notify('${rollCallChannel}', 'who knows ' || $1::text), array(select pid from pg_stat_activity
        where application_name = '${listenerName}' and datname = current_database() and pid <> pg_backend_pid()) as nodes`,
      [id],
    );
    const nodes = rows[0]?.nodes ?? [];
    for (const node of this.#silentNodes) if (!nodes.includes(node)) this.#silentNodes.delete(node);
    call.missing = new Set(nodes.filter((node) => !this.#silentNodes.has(node) && !call.present.has(node)));
    if (call.missing.size === 0) call.settle();
  }

  /** What comes over the channel: questions and answers of all nodes. */
  hear(message: string): void {
    const question = /^who knows (\S+)$/.exec(message)?.[1];
    if (question && !this.#calls.has(question))
      this.#query?.(`select pg_notify('${rollCallChannel}', pg_backend_pid() || ' knows ' || $1::text)`, [question]).catch(() => {});
    const [, node, id] = /^(\d+) knows (\S+)$/.exec(message) ?? [];
    if (node && id) this.#noteAnswer(Number(node), id);
  }

  #noteAnswer(node: number, id: string): void {
    this.#silentNodes.delete(node);
    const call = this.#calls.get(id);
    call?.present.add(node);
    call?.missing?.delete(node);
    if (call?.missing?.size === 0) call.settle();
  }
}
