import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { durationKey, readDurations } from './durations.ts';

/**
 * Runs the files that took longest the last time first, because a long file that begins last leaves other cores idle. Files
 * that have never run here come before all others, in Vitest's order, because they may be long.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which mutates nothing
    const usual = await super.sort(files);
    const durations = readDurations();
    const order = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
    const seconds = ({ moduleId, project }: TestSpecification): number =>
      durations[durationKey(project.name, moduleId)] ?? Infinity;
    return usual.toSorted((one, other) => {
      if (order(one) !== order(other)) return order(one) - order(other);
      const [left, right] = [seconds(one), seconds(other)];
      return left === right ? 0 : right - left;
    });
  }
}
