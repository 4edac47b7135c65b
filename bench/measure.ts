/** One figure of Keja beside that of the same work by a library alone, such as `pg`, measured in the same run. */
export interface Comparison {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  /** Missing if our figure is compared with nothing. */
  readonly bare?: number;
  /** The goal as it is printed: the highest ratio, or the highest figure with its unit. No bench fails by it. */
  readonly goal?: string;
}

/** The median time of one call, in milliseconds, after a warm-up. */
export async function medianMs(times: number, work: () => Promise<unknown>): Promise<number> {
  for (let index = 0; index < Math.min(times, 5); index += 1) await work();
  const durations: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const start = performance.now();
    await work();
    durations.push(performance.now() - start);
  }
  return median(durations);
}

/** The middle value; NaN if there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Runs both sides in turns, so that other work of the machine slows both equally.
 * @returns the best round of each side, as the median of its calls in milliseconds
 */
export async function inTurns(
  rounds: number,
  times: number,
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<{ ours: number; bare: number }> {
  const medians = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    medians.bare.push(await medianMs(times, bare));
    medians.ours.push(await medianMs(times, ours));
  }
  return { ours: Math.min(...medians.ours), bare: Math.min(...medians.bare) };
}

interface BothSides {
  readonly ours: number;
  readonly bare: number;
}

/** What one side has used in one round, in milliseconds. */
interface Spent {
  readonly processor: number;
  readonly wall: number;
}

/** The processor time that each process has used so far, in milliseconds, by its id. */
type ProcessorTimes = ReadonlyMap<number, number>;

/** The processor time between two measurements. A process that has ended in between is left out. */
const usedBetween = (before: ProcessorTimes, after: ProcessorTimes): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);

/**
 * Runs both sides in turns and measures the processor time and the wall time of each, in milliseconds. The medians of the rounds
 * count; one more round comes first, to warm up.
 * @param processor reads the processor times of all processes that work for either side
 */
export async function spentInTurns(
  rounds: number,
  processor: () => Promise<ProcessorTimes>,
  sides: Readonly<Record<'ours' | 'bare', () => Promise<unknown>>>,
): Promise<{ readonly processor: BothSides; readonly wall: BothSides }> {
  const spent = { ours: [] as Spent[], bare: [] as Spent[] };
  for (let round = 0; round <= rounds; round += 1)
    for (const side of ['bare', 'ours'] as const) {
      const [timesBefore, startedAt] = [await processor(), performance.now()];
      await sides[side]();
      const wall = performance.now() - startedAt;
      if (round > 0) spent[side].push({ processor: usedBetween(timesBefore, await processor()), wall });
    }
  const mediansOf = (time: keyof Spent): BothSides => ({
    ours: median(spent.ours.map((each) => each[time])),
    bare: median(spent.bare.map((each) => each[time])),
  });
  return { processor: mediansOf('processor'), wall: mediansOf('wall') };
}

/** The figures as a table of text. A ratio is ours divided by that of the bare library. */
export function table(comparisons: readonly Comparison[]): string {
  const header = ['what', 'Keja', 'bare', 'unit', 'ratio', 'goal'];
  const lines = comparisons.map(({ name, unit, ours, bare, goal = '' }) => [
    name,
    ours.toFixed(2),
    bare?.toFixed(2) ?? '',
    unit,
    bare === undefined ? '' : (ours / bare).toFixed(2),
    goal,
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => (line[column] as string).length)),
  );
  const draw = (cells: string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] as number)).join('  ');
  return [draw(header), widths.map((width) => '-'.repeat(width)).join('  '), ...lines.map(draw)].join('\n');
}
