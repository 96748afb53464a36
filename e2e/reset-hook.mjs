// Loaded into the site that a browser test talks to. Between tests its database is put back in place: to copy the data folder and to
// start the site anew took longer than most tests.
import { PGlite } from "@electric-sql/pglite";

let client;
const create = PGlite.create;
PGlite.create = async (...args) => {
  client = await create.apply(PGlite, args);
  return client;
};

const forEachTable = (statement) =>
  `for name in select tablename from pg_tables where schemaname = 'public' loop execute format('${statement}', name); end loop;`;

const steps = {
  snapshot: `do $$ declare name text; begin
    drop schema if exists pristine cascade;
    create schema pristine;
    ${forEachTable("create table pristine.%1$I as table public.%1$I")}
    create table pristine.sequence_values as select sequencename, last_value from pg_sequences where schemaname = 'public';
  end $$`,
  // Without triggers: rows come back in any order, and nothing is announced or sealed again.
  reset: `do $$ declare name text; begin
    set local session_replication_role = replica;
    ${forEachTable("delete from public.%1$I")}
    ${forEachTable("insert into public.%1$I overriding system value select * from pristine.%1$I")}
    perform setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value is not null) from pristine.sequence_values;
  end $$`,
};

process.on("message", async ({ step }) => {
  try {
    await client.exec(steps[step]);
    // The site forgets its stored pages, as it does for an operator who changed rows by hand.
    process.emit("SIGHUP");
    process.send({ step });
  } catch (error) {
    process.send({ step, error: String(error) });
  }
});
process.channel.unref();
