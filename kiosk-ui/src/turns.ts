/** Tracks the driver's presses, of which one runs at a time, so that a poll that overlaps with one is not shown. */
export function createTurns() {
  let running = false;
  let count = 0;
  const turn = (isRunning: boolean) => (): void => {
    running = isRunning;
    count += 1;
  };
  return {
    isRunning: () => running,
    begin: turn(true),
    end: turn(false),
    /**
     * Called before a poll of something that presses change.
     * @returns a function that says whether the answer may be shown: not if a press has run meanwhile, as its answer may be newer
     */
    beginLook: (): (() => boolean) => {
      const [begun, wasFree] = [count, !running];
      return () => wasFree && count === begun;
    },
  };
}
