/** The ids once some of those that are shown are chosen: the others stay, and new ones come last. */
export function chooseShown(before: readonly string[], shown: readonly string[], chosen: readonly string[]): string[] {
  const kept = before.filter((id) => !shown.includes(id) || chosen.includes(id));
  return [...kept, ...chosen.filter((id) => !kept.includes(id))];
}
