type OpenSet = { setId: number; isOwn: boolean; scheduledFor: string | null };

/** The newest set that the user made and that has no time yet. Someone else's set, or one that goes live by itself, is chosen on purpose. */
export const suggestSet = <S extends OpenSet>(openSets: readonly S[]): S | undefined =>
  openSets.filter(({ isOwn, scheduledFor }) => isOwn && scheduledFor === null).toSorted((one, other) => other.setId - one.setId)[0];
