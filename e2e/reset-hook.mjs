// Loaded into the site that a browser test talks to. Between tests its database is put back in place: to copy the data folder and to
// start the site anew took longer than most tests.
import { PGlite } from "@electric-sql/pglite";

let client;
const create = PGlite.create;
PGlite.create = async (...args) => {
  client = await create.apply(PGlite, args);
  return client;
};

const tables = `select c.relname as name, string_agg(quote_ident(a.attname), ', ') as keys from pg_class c
  left join pg_index i on i.indrelid = c.oid and i.indisprimary left join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname`;

const steps = {
  snapshot: `do $$ declare one record; begin
    drop schema if exists pristine cascade;
    create schema pristine;
    for one in ${tables} loop execute format('create table pristine.%1$I as table public.%1$I', one.name); end loop;
    create table pristine.sequence_values as select sequencename, last_value from pg_sequences where schemaname = 'public';
    create table pristine.latest_transaction as select pg_current_xact_id()::xid as id;
  end $$`,
  // Rows that are younger than the snapshot go, and those that are missing come back: few, and indexes make rows expensive.
  // Without triggers: rows come back in any order, and nothing is announced or sealed again.
  reset: `do $$ declare one record; begin
    set local session_replication_role = replica;
    for one in ${tables} loop
      execute format('delete from public.%I where age(xmin) < (select age(id) from pristine.latest_transaction)', one.name);
      execute format('insert into public.%1$I overriding system value select * from pristine.%1$I where (%2$s) not in (select %2$s from public.%1$I)',
        one.name, one.keys);
    end loop;
    perform setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value is not null) from pristine.sequence_values;
    update pristine.latest_transaction set id = pg_current_xact_id()::xid;
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
