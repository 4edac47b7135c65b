import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, longest first: `npm test` names the files that belong here at its end. */
const longest = [
  'e2e/chaos.terminal.test.ts',
  'e2e/chaos.processes.test.ts',
  'e2e/backOffice.test.ts',
  'e2e/chaos.test.ts',
  'e2e/kiosk.test.ts',
  'e2e/everythingDeclared.test.ts',
  'e2e/processDesigner.test.ts',
  'e2e/badInput.test.ts',
  'e2e/twoServers.test.ts',
  'e2e/looks.test.ts',
  'e2e/platform.test.ts',
  'e2e/tasks.test.ts',
  'e2e/truckJourney.test.ts',
  'scale-agent/agent.test.ts',
  'activities/worker.test.ts',
  'docker/image.test.ts',
  'api/records/contract.test.ts',
  'api/processes/withoutTemporal.test.ts',
  'api/terminal/journey.test.ts',
  'api/records/accessMatrix.test.ts',
  'api/openapi/document.test.ts',
  'api/records/neverUnexpected.test.ts',
];

/** A long file that begins last keeps one core waiting for the other; on a fresh clone nobody knows which are long. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which mutates nothing
    const usual = await super.sort(files);
    const place = ({ moduleId, project }: TestSpecification): number => {
      const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
      return project.config.sequence.groupOrder * 1000 + (at < 0 ? longest.length : at);
    };
    return usual.toSorted((one, other) => place(one) - place(other));
  }
}
