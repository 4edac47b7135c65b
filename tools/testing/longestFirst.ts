import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { durationKey, readDurations } from './durations.ts';
import { slowest } from './whenSuitesRun.ts';

const isSlow = ({ moduleId }: TestSpecification): boolean => slowest.some((file) => moduleId.endsWith(file));

/**
 * Runs the files that took longest the last time first, because a long file that begins last leaves other cores idle. Files
 * that have never run here come before all others, because they may be long: the known slow ones, then those with most
 * bytes.
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
      return left === right ? Number(isSlow(other)) - Number(isSlow(one)) : right - left;
    });
  }
}
