import { messages, type PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";
import { type Answer, readAnswer } from "./protocol-answer.server.ts";

const { serialize } = protocol;

/** Statements are as many as the code writes down; lists of values make some more. Those beyond are parsed anew each time. */
const maxPrepared = 500;

type Value = string | Uint8Array | null;

/** A statement under its name in the database, and what its rows look like. */
type Prepared = { name: string; description: Answer };

const execution = (statement: string, values: Value[]) => [serialize.bind({ statement, values }), serialize.execute({})];

/**
 * The client as Drizzle uses it, at half the time per query: a statement that was asked before is neither parsed,
 * planned nor described again, and what PGlite sends in six steps goes in one.
 */
export function preparedClient(client: PGlite): PGlite {
  const prepared = new Map<string, Prepared>();

  async function send(steps: Uint8Array[]): Promise<Answer> {
    const received: Uint8Array[] = [];
    // What it hands out is its own memory, which the next step writes over.
    const onRawData = (bytes: Uint8Array) => received.push(bytes.slice());
    await client.execProtocolRawStream(Buffer.concat([...steps, serialize.sync()]), { syncToFs: false, onRawData });
    return readAnswer(Buffer.concat(received));
  }

  const run = <Row>(text: string, params: unknown[] = [], { parsers, ...shape }: QueryOptions = {}): Promise<Results<Row>> =>
    client._runExclusiveQuery(async () => {
      const values = params.every(isPlain) ? params.map(asText) : await asPGliteWrites(text, params);
      const known = prepared.get(text);
      const answer = known ? await send(execution(known.name, values)) : await prepare(text, values);
      refuseError(answer);
      const described = known ? [...known.description, ...answer] : answer;
      return parse.parseResults(described, parsersWith(parsers), shape)[0] as Results<Row>;
    });

  /** Runs it for the first time, and keeps it if it could be understood, even if these values were refused. */
  async function prepare(text: string, values: Value[]): Promise<Answer> {
    const name = prepared.size < maxPrepared ? `s${prepared.size}` : "";
    const steps = [serialize.parse({ name, text }), serialize.describe({ type: "S", name }), ...execution(name, values)];
    const answer = await send(steps);
    const isUnderstood = answer.some((message) => message.name === "parseComplete");
    if (name && isUnderstood) prepared.set(text, { name, description: answer.filter((message) => message.name === "rowDescription") });
    return answer;
  }

  /** Lists and the like are written by the type that the statement takes, which only the database knows. */
  async function asPGliteWrites(text: string, params: unknown[]): Promise<Value[]> {
    const answer = await send([serialize.parse({ text }), serialize.describe({ type: "S" })]);
    refuseError(answer);
    const types = parse.parseDescribeStatementResults(answer);
    return params.map((value, position) => {
      if (isPlain(value)) return asText(value);
      return client.serializers[types[position] ?? 0]?.(value) ?? String(value);
    });
  }

  /** PGlite would copy the readers of its five hundred types for each query, to add those that Drizzle asks for. */
  const parsersWith = (own: QueryOptions["parsers"]): typeof client.parsers => Object.assign(Object.create(client.parsers), own);

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    await client._checkReady();
    return client._runExclusiveTransaction(work);
  }

  const used: Pick<PGlite, "query" | "transaction"> = {
    query: (...query) => alone(() => run(...query)),
    transaction: (work) =>
      alone(async () => {
        await run("begin");
        try {
          const result = await work({ query: run } as Transaction);
          const { command } = await run("commit");
          // So ends a transaction in which a statement failed that nobody minded.
          if (command === "ROLLBACK") throw new Error("The transaction was rolled back instead of committed");
          return result;
        } catch (error) {
          if (client.isInTransaction()) await run("rollback");
          throw error;
        }
      }),
  };
  return used as PGlite;
}

function refuseError(answer: Answer): void {
  const error = answer.find((message) => message instanceof messages.DatabaseError);
  if (error) throw error;
}

type Plain = string | number | bigint | boolean | Uint8Array | Date | null | undefined;

function isPlain(value: unknown): value is Plain {
  return value === null || typeof value !== "object" || value instanceof Uint8Array || value instanceof Date;
}

/** As Postgres reads it, whatever the column's type. */
function asText(value: Plain): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || value instanceof Uint8Array) return value;
  return value instanceof Date ? value.toISOString() : String(value);
}
