/** One comparison in one run: ours beside the bare library, and how many times dearer ours is. */
export interface Comparison {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly bare: number;
}

/** The median time of one call, in milliseconds, after a warm-up. */
export const medianMs = async (times: number, work: () => Promise<unknown>): Promise<number> => {
  for (let index = 0; index < Math.min(times, 5); index += 1) await work();
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return median(taken);
};

/** NaN of nothing. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs both in turns, so that whatever else the machine does falls on both alike. */
export const inTurns = async (
  rounds: number,
  times: number,
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<{ ours: number; bare: number }> => {
  const sums = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    sums.bare.push(await medianMs(times, bare));
    sums.ours.push(await medianMs(times, ours));
  }
  return { ours: Math.min(...sums.ours), bare: Math.min(...sums.bare) };
};

export const table = (comparisons: readonly Comparison[]): string => {
  const header = ['what', 'Keja', 'bare', 'unit', 'ratio'];
  const lines = comparisons.map(({ name, unit, ours, bare }) => [
    name,
    ours.toFixed(2),
    bare.toFixed(2),
    unit,
    (ours / bare).toFixed(2),
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => (line[column] as string).length)),
  );
  const draw = (cells: string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] as number)).join('  ');
  return [draw(header), widths.map((width) => '-'.repeat(width)).join('  '), ...lines.map(draw)].join('\n');
};
