/** A text with one item per line, as a list. */
export function Lines({ text }: { text: string }) {
  const items = new Set(text.split("\n").map((line) => line.trim()));
  items.delete("");
  return (
    <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-clay">
      {[...items].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
