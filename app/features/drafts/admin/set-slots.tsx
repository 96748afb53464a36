type Props = { setId: number };

/** The place on the screen of an open set for its times and its preview. */
export function SetSlots(_props: Props) {
  return null;
}
