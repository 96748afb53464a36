import { blockKinds } from "./kinds.ts";

/** `undefined` for a block of an unknown kind, or with settings of another version of the site. It is kept, and shows nothing. */
export function readProps({ kind, props }: { kind: string; props: Record<string, unknown> }): Record<string, unknown> | undefined {
  return blockKinds.get(kind)?.props.safeParse(props).data;
}
