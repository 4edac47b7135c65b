/** Runs the work at each place one after the other, in the order of the calls. */
export interface Turns {
  at<T>(place: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const lastTurns = new Map<string, Promise<unknown>>();
  return {
    at: (place, work) => {
      const turn = (lastTurns.get(place) ?? Promise.resolve()).then(work);
      lastTurns.set(
        place,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
