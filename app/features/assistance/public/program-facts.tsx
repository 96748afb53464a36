import type { PublicProgram } from "#app/features/assistance/service.server.ts";
import { programTexts } from "#app/features/assistance/texts/program.ts";
import { wholeDollars } from "#app/features/assistance/whole-dollars.ts";
import { useTexts } from "#app/messages/messages.ts";

type Fact = { name: string; value: string; note?: string };

export function ProgramFacts({ program }: { program: PublicProgram }) {
  const text = useTexts(programTexts);
  const limit = (kind: "income" | "price" | "score", value: number | null, format: (value: number) => string) => {
    if (value !== null) return format(value);
    return program.unlimited.includes(kind) ? text.noLimit : text.unknown;
  };
  const facts: Fact[] = [
    { name: text.facts.buyers, value: text.firstTimeRules[program.firstTimeRule] },
    {
      name: text.facts.income,
      value: limit("income", program.incomeLimit, (amount) => text.perYear(wholeDollars(amount))),
      note: program.incomeNote,
    },
    {
      name: text.facts.price,
      value: limit("price", program.priceLimit, (amount) => text.upTo(wholeDollars(amount))),
      note: program.priceNote,
    },
    { name: text.facts.score, value: limit("score", program.minimumScore, text.orMore) },
    {
      name: text.facts.area,
      value: program.counties.length === 0 ? text.statewide : program.counties.join(", "),
      note: program.areaNote,
    },
    { name: text.facts.home, value: program.newConstructionOnly ? text.newOnly : text.anyHome },
  ];
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="border-line border-t py-2.5">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-semibold">{value}</dd>
          {note && <dd className="text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
