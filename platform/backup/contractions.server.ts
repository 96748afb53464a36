/** The line of a contracting migration that names the one since which no program uses what it takes away. */
export const contractionMark = /^-- contracts: (\d{4}_\w+)\b.*$/m;

/** What the migrations of this version ask of every program that runs beside it. */
export function countMigrationsToKnow(migrations: Array<{ tag: string; sql: string }>): number {
  const namedTags = new Set(migrations.map(({ sql }) => contractionMark.exec(sql)?.[1]));
  return 1 + migrations.findLastIndex(({ tag }) => namedTags.has(tag));
}
