import { messages, type PGlite, parse, protocol, type QueryOptions, type Transaction } from "@electric-sql/pglite";

const { serialize } = protocol;

/** Statements are as many as the code writes down; lists of values make some more. Those beyond are parsed anew each time. */
const maxPrepared = 500;

type Value = string | Uint8Array | null;

/**
 * The client as Drizzle uses it, at half the time per query: a statement that was asked before is neither parsed nor
 * planned again, and what PGlite sends in six steps goes in one.
 */
export function preparedClient(client: PGlite): PGlite {
  const prepared = new Map<string, string>();

  async function run(text: string, values: Value[], options: QueryOptions | undefined) {
    const known = prepared.get(text);
    const name = known ?? (prepared.size < maxPrepared ? `s${prepared.size}` : "");
    const steps = [
      ...(known === undefined ? [serialize.parse({ name, text })] : []),
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: "P" }),
      serialize.execute({}),
      serialize.sync(),
    ];
    const answer = await client.execProtocol(Buffer.concat(steps), { syncToFs: false, throwOnError: false });
    if (known === undefined && name && answer.messages.some((message) => message.name === "parseComplete")) prepared.set(text, name);
    const error = answer.messages.find((message) => message instanceof messages.DatabaseError);
    if (error) throw error;
    const { parsers, ...shape } = options ?? {};
    return parse.parseResults(answer.messages, parsersWith(parsers), shape)[0];
  }

  /** PGlite would copy the readers of its five hundred types for each query, to add those that Drizzle asks for. */
  const parsersWith = (own: QueryOptions["parsers"]): typeof client.parsers => Object.assign(Object.create(client.parsers), own);

  const queryOn =
    (own: Pick<Transaction, "query">, exclusively: PGlite["_runExclusiveQuery"]) =>
    (text: string, params: unknown[] = [], options?: QueryOptions) => {
      const values = params.map(asText);
      if (values.includes(undefined)) return own.query(text, params, options);
      return exclusively(() => client._runExclusiveQuery(() => run(text, values as Value[], options)));
    };

  const alone: PGlite["_runExclusiveQuery"] = async (work) => {
    await client._checkReady();
    return client._runExclusiveTransaction(work);
  };

  const used: Pick<PGlite, "query" | "transaction"> = {
    query: queryOn(client, alone) as PGlite["query"],
    transaction: (work) =>
      client.transaction((tx) =>
        work(Object.assign(Object.create(tx), { query: queryOn(tx, (inside) => inside()) as Transaction["query"] })),
      ),
  };
  return used as PGlite;
}

/** As Postgres reads it, whatever the column's type; undefined for what only PGlite knows how to write. */
function asText(value: unknown): Value | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || value instanceof Uint8Array) return value;
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") return String(value);
  return value instanceof Date ? value.toISOString() : undefined;
}
