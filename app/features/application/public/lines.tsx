/** The items of a text that has one per line. */
export const linesOf = (text: string): string[] => text.split("\n").map((line) => line.trim());

export function Lines({ items }: { items: string[] }) {
  const shown = new Set(items.filter((item) => item !== ""));
  return (
    <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-clay">
      {[...shown].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
