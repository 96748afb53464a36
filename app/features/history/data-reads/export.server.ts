import { csvHeader, csvRow } from "#lib/csv.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type AffectedCustomer, findAffectedCustomers } from "./affected-customers.server.ts";
import { describeReads, streamReads, summarizeReads } from "./reads.server.ts";
import type { ReadsFilter } from "./schema.ts";

const readsHeader: LocalizedText[] = [
  { en: "First (UTC)", es: "Primera vez (UTC)" },
  { en: "Last (UTC)", es: "Última vez (UTC)" },
  { en: "Times", es: "Veces" },
  { en: "Who", es: "Quién" },
  { en: "User id", es: "Id de la cuenta" },
  { en: "What", es: "Qué" },
  { en: "Call", es: "Llamada" },
  { en: "Kind of record", es: "Tipo de registro" },
  { en: "Records", es: "Registros" },
  { en: "Record ids", es: "Ids de los registros" },
  { en: "From where", es: "Desde dónde" },
];

const customersHeader: LocalizedText[] = [
  { en: "Name", es: "Nombre" },
  { en: "Email", es: "Correo electrónico" },
  { en: "Phone", es: "Teléfono" },
];

type Sources = Pick<Platform, "db" | "personalData">;

const exportLimit = 20_000;

export async function exportReads({ db, personalData }: Sources, filter: ReadsFilter): Promise<{ csv: string; isComplete: boolean }> {
  let csv = csvHeader(readsHeader.map(localize));
  let readCount = 0;
  for await (const rows of streamReads(db, filter)) {
    const described = await describeReads({ db, personalData }, rows);
    for (const [index, read] of described.entries()) csv += csvRow(readCells(read, rows[index]?.recordIds ?? []));
    readCount += rows.length;
    if (readCount >= exportLimit) return { csv, isComplete: false };
  }
  return { csv, isComplete: true };
}

export async function exportCustomers({ db, personalData }: Sources, filter: ReadsFilter) {
  const { records } = await summarizeReads(db, filter);
  const customers = await findAffectedCustomers(db, personalData, records);
  const header = [...customersHeader, ...personalData.map(({ idsTitle }) => idsTitle)];
  return {
    csv: csvHeader(header.map(localize)) + customers.map((customer) => csvRow(customerCells(customer))).join(""),
    count: customers.length,
    records: personalData.map(({ entity }, index) => ({ entity, ids: customers.flatMap(({ ids }) => ids[index] ?? []) })),
  };
}

type DescribedRead = Awaited<ReturnType<typeof describeReads>>[number];

const readCells = (read: DescribedRead, recordIds: number[]): string[] => [
  read.at.toISOString(),
  read.lastAt.toISOString(),
  String(read.times),
  read.who,
  String(read.userId),
  read.sentence,
  read.call,
  read.entity,
  String(read.recordCount),
  recordIds.join(" "),
  read.clientAddress,
];

const customerCells = ({ name, email, phone, ids }: AffectedCustomer): string[] => [
  name,
  email,
  phone,
  ...ids.map((each) => each.join(" ")),
];
