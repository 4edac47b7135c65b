/** Tells the presses of the driver, of which one runs at a time, from the looks that run beside them. */
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
     * Begins a look at something that presses change.
     * @returns a function that says whether its answer may be shown: no press has run meanwhile, whose answer may be newer
     */
    beginLook: (): (() => boolean) => {
      const [begun, wasFree] = [count, !running];
      return () => wasFree && count === begun;
    },
  };
}
