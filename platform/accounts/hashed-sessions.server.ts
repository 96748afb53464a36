import type { DBAdapterInstance, DBTransactionAdapter, Where } from "better-auth";
import { hashSessionToken } from "./session.server.ts";

/** Makes better-auth store session tokens as hashes. Rows found by a token contain that token again; other rows contain hashes. */
export function hashSessionTokens(open: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = open(options);
    return { ...wrap(adapter), transaction: (work) => adapter.transaction((transaction) => work(wrap(transaction))) };
  };
}

const isSession = (query: { model: string }) => query.model === "session";

function wrap(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    create: async (query) => {
      if (!isSession(query)) return adapter.create(query);
      const tokens = tokensOf([], query.data);
      return tokens.restoreIn(await adapter.create({ ...query, data: tokens.hashIn(query.data) }));
    },
    findOne: async (query) => {
      if (!isSession(query)) return adapter.findOne(query);
      const tokens = tokensOf(query.where);
      return tokens.restoreIn(await adapter.findOne({ ...query, where: tokens.where }));
    },
    findMany: async <T>(query: Parameters<DBTransactionAdapter["findMany"]>[0]) => {
      if (!isSession(query)) return adapter.findMany<T>(query);
      const tokens = tokensOf(query.where ?? []);
      return (await adapter.findMany<T>({ ...query, where: tokens.where })).map((row) => tokens.restoreIn(row));
    },
    update: async (query) => {
      if (!isSession(query)) return adapter.update(query);
      const tokens = tokensOf(query.where, query.update);
      return tokens.restoreIn(await adapter.update({ ...query, where: tokens.where, update: tokens.hashIn(query.update) }));
    },
    updateMany: (query) => {
      if (!isSession(query)) return adapter.updateMany(query);
      const tokens = tokensOf(query.where, query.update);
      return adapter.updateMany({ ...query, where: tokens.where, update: tokens.hashIn(query.update) });
    },
    consumeOne: async (query) => {
      if (!isSession(query)) return adapter.consumeOne(query);
      const tokens = tokensOf(query.where);
      return tokens.restoreIn(await adapter.consumeOne({ ...query, where: tokens.where }));
    },
    count: (query) => adapter.count(isSession(query) && query.where ? { ...query, where: tokensOf(query.where).where } : query),
    delete: (query) => adapter.delete(isSession(query) ? { ...query, where: tokensOf(query.where).where } : query),
    deleteMany: (query) => adapter.deleteMany(isSession(query) ? { ...query, where: tokensOf(query.where).where } : query),
  };
}

/** Hashes the tokens of a query, and restores them in its result. */
function tokensOf(where: Where[], data: { token?: unknown } = {}) {
  const known = new Map<unknown, string>();
  const hash = <T>(value: T) => {
    if (typeof value !== "string") return value;
    const hashedValue = hashSessionToken(value);
    known.set(hashedValue, value);
    return hashedValue;
  };
  const hashedToken = hash(data.token);
  return {
    where: where.map((condition) => {
      if (condition.field !== "token") return condition;
      const value = Array.isArray(condition.value) ? condition.value.map((item) => String(hash(item))) : hash(condition.value);
      return { ...condition, value };
    }),
    hashIn: <T extends object>(values: T): T => ("token" in values ? { ...values, token: hashedToken } : values),
    restoreIn: <T>(row: T): T => {
      if (typeof row !== "object" || row === null || !("token" in row)) return row;
      return { ...row, token: known.get(row.token) ?? row.token };
    },
  };
}
