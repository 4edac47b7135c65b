/** Tracks the driver's presses. One press runs at a time. An answer to a poll that overlaps with a press is not shown. */
export function createTurns() {
  let running = false;
  let count = 0;
  /** Makes the function that begins or ends a press. */
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
     * @returns a function that says whether the answer may be shown. It may not if a press has run meanwhile, because the answer
     * to the press may be newer
     */
    beginLook: (): (() => boolean) => {
      const [countBefore, wasFree] = [count, !running];
      return () => wasFree && count === countBefore;
    },
  };
}
