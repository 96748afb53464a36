import { randomUUID } from "node:crypto";
import type pg from "pg";
import { answerInTime } from "#platform/database/answer-in-time.server.ts";
import type { Log } from "#platform/log.server.ts";

/** The way to the database on a connection that listens. */
export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<pg.QueryResult<Row>>;

export const rollCallChannel = "umbral_roll_call";

/** What the listening connections are called in the database, where the nodes find each other by it. */
export const listenerName = "umbral-listener";

/** Waits for the answers, as long as anyone is to wait for them. */
export type Wait = (answers: Promise<void>) => Promise<void>;
const waitASecond: Wait = (answers) => answerInTime(answers, 1_000).catch(() => {});

/** A question, who has answered it, and, once the nodes are counted, who has not. Nodes are told apart by the processes that serve their connections. */
type Call = { presentNodes: Set<number>; missingNodes: Set<number> | undefined; settle: () => void };

/**
 * Asks the other nodes whether they have heard of everything that was committed before. The question takes the same way as the changes, and the
 * database delivers in the order of commits: who answers has heard of them.
 */
export class RollCall {
  readonly #log: Log;
  readonly #wait: Wait;
  readonly #calls = new Map<string, Call>();
  /** Who did not answer the last time is not waited for until it does: its machine may be gone without a word. */
  readonly #silentNodes = new Set<number>();
  #query: Query | undefined;

  constructor(log: Log, wait: Wait = waitASecond) {
    this.#log = log;
    this.#wait = wait;
  }

  /** From now on questions can be asked and are answered. Others wait for this node from when it bears the name, so that comes last. */
  async join(query: Query): Promise<void> {
    await query(`listen ${rollCallChannel}`);
    this.#query = query;
    // An answer need not survive a crash of the database.
    await query("set synchronous_commit = off");
    await query(`set application_name = '${listenerName}'`);
  }

  /** The connection is gone, and the others may well be there. */
  leave(): void {
    this.#query = undefined;
    this.#silentNodes.clear();
    for (const call of this.#calls.values()) {
      call.missingNodes = undefined;
      call.settle();
    }
  }

  /** Until every other node that listens has heard of what was committed so far, if that can be known: not without a connection, nor of one that does not answer. */
  async waitForOtherNodes(): Promise<void> {
    if (!this.#query) return;
    const id = randomUUID();
    const { promise: answers, resolve: settle } = Promise.withResolvers<void>();
    const call: Call = { presentNodes: new Set(), missingNodes: undefined, settle };
    this.#calls.set(id, call);
    this.#ask(this.#query, id, call).catch(() => settle());
    await this.#wait(answers);
    this.#calls.delete(id);
    if (call.missingNodes?.size) this.#noteSilence(call.missingNodes);
  }

  async #ask(query: Query, id: string, call: Call): Promise<void> {
    const { rows } = await query<{ nodes: number[] }>(
      `select pg_notify('${rollCallChannel}', 'who knows ' || $1::text), array(select pid from pg_stat_activity
        where application_name = '${listenerName}' and datname = current_database() and pid <> pg_backend_pid()) as nodes`,
      [id],
    );
    const nodes = rows[0]?.nodes ?? [];
    for (const node of this.#silentNodes) if (!nodes.includes(node)) this.#silentNodes.delete(node);
    call.missingNodes = new Set(nodes.filter((node) => !this.#silentNodes.has(node) && !call.presentNodes.has(node)));
    if (call.missingNodes.size === 0) call.settle();
  }

  #noteSilence(nodes: Set<number>): void {
    for (const node of nodes) this.#silentNodes.add(node);
    this.#log.warn(
      { databaseProcesses: [...nodes] },
      "Nodes did not say in time that they know of a change; they are not waited for until they do",
    );
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
    call?.presentNodes.add(node);
    call?.missingNodes?.delete(node);
    if (call?.missingNodes?.size === 0) call.settle();
  }
}
