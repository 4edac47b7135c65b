/** Who comes first is served first: one at a time of each place. */
export interface Turns {
  at<T>(place: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    at: (place, work) => {
      const turn = (last.get(place) ?? Promise.resolve()).then(work);
      last.set(
        place,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
