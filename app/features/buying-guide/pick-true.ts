/** The names whose condition holds, in order. */
export const pickTrue = <T extends string>(conditions: Record<T, boolean>) =>
  (Object.entries(conditions) as [T, boolean][]).flatMap(([name, holds]) => (holds ? [name] : []));
