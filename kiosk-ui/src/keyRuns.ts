/** Keys that follow one another faster than this may come from a scanner (ms). */
const scannerGapMs = 80;
/** Before a scan there is a longer pause than between the keys of a person who types on (ms). */
const pauseMs = 300;
/** How many characters a scan has at least. A fast typist presses one key and Enter as quickly as a scanner does. */
const shortestScan = 2;
/** A second Enter of a scan comes as quickly as its keys came, or at most this much later (ms). */
const latenessMs = 20;

/**
 * Tells a scanner from a person by the times of the keys (ms). A scan begins after a pause or after an Enter, and all its
 * keys are quick, also its Enter. The quick keys of a person follow other keys of that person, and not a pause.
 */
export function keyRuns() {
  let lastKeyAt = -Infinity;
  /** The quickly typed characters up to now. */
  let run = '';
  /** Whether the run began after a pause. */
  let isAfterPause = true;
  /** The longest time between two keys of the run (ms). */
  let pace = 0;
  /** When the last Enter of a scan came, if no other key has come since. */
  let scanEndedAt = -Infinity;
  return {
    /**
     * Whether an Enter, which is not noted yet, belongs to the scan that has just ended. Some scanners send two (CR and LF);
     * the second one must not press what the first one has brought to the screen.
     */
    isFurtherEnter: (at: number): boolean => {
      if (at - scanEndedAt >= Math.min(scannerGapMs, pace + latenessMs)) return false;
      scanEndedAt = at;
      return true;
    },
    /** Notes the time of any key but a further Enter, before `add` gets its character or, at an Enter, before `end` is called. */
    note: (at: number): void => {
      scanEndedAt = -Infinity;
      const gap = at - lastKeyAt;
      lastKeyAt = at;
      pace = gap < scannerGapMs ? Math.max(pace, gap) : 0;
      if (gap < scannerGapMs) return;
      run = '';
      isAfterPause = gap >= pauseMs;
    },
    /** @returns the run, which ends with this character */
    add: (character: string): string => (run += character),
    /** Whether characters were typed so quickly up to the last key that they may be the beginning of a scan. */
    mayBeScan: (): boolean => run !== '',
    /** Ends the run at an Enter. @returns the characters of the run if a scanner has typed them; otherwise undefined */
    end: (): string | undefined => {
      const scanned = isAfterPause && run.length >= shortestScan ? run : undefined;
      if (scanned !== undefined) scanEndedAt = lastKeyAt;
      run = '';
      // The next key begins a new run, as after a pause.
      lastKeyAt = -Infinity;
      return scanned;
    },
  };
}
