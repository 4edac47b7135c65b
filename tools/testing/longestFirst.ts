import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, longest first, those that work beside those that wait: `npm test` names the files that belong here
 * at its end.
 */
const longest = [
  'e2e/backOffice.test.ts',
  'e2e/chaos.terminal.test.ts',
  'scale-agent/drivers/peers.test.ts',
  'e2e/everythingDeclared.test.ts',
  'e2e/chaos.processes.test.ts',
  'e2e/looks.test.ts',
  'e2e/chaos.test.ts',
  'e2e/kiosk.test.ts',
  'scale-agent/agent.test.ts',
  'e2e/badInput.test.ts',
  'activities/worker.test.ts',
  'e2e/twoServers.test.ts',
  'e2e/platform.test.ts',
  'docker/image.test.ts',
  'e2e/processDesigner.test.ts',
  'e2e/tasks.test.ts',
  'e2e/truckJourney.test.ts',
  'e2e/letters.test.ts',
  'activities/processes/movingMany.test.ts',
  'activities/carriages.test.ts',
  'api/records/contract.test.ts',
  'api/weighing/weighing.scenarios.test.ts',
  'api/processes/withoutTemporal.test.ts',
  'workflows/terminal/journey.test.ts',
  'api/terminal/journey.test.ts',
  'api/records/accessMatrix.test.ts',
  'workflows/terminal/stationQueue.test.ts',
  'workflows/replay.test.ts',
  'api/openapi/document.test.ts',
  'api/weighing/scaleCare.test.ts',
  'api/records/groups.test.ts',
  'api/records/neverUnexpected.test.ts',
];

/** Those that share a process follow each other: one of another kind between them would end it. */
const sharesProcess = ({ project }: TestSpecification): boolean => !project.config.isolate;

/** A long file that begins last keeps one core waiting for the other; on a fresh clone nobody knows which are long. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which mutates nothing
    const usual = await super.sort(files);
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? longest.length : at;
    };
    const order = (file: TestSpecification): number => Number(sharesProcess(file)) * 1000 + place(file);
    return usual.toSorted((one, other) => order(one) - order(other));
  }
}
