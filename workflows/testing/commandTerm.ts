import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { nextNoticeAt, termNotices, usualAnswerDays } from '#domain/service/requestTerm.rules.ts';
import type { TermFacts, TermKind } from '#domain/service/requestTerm.rules.ts';
import type { Continued } from '../kernel/continued.ts';
import {
  requestTermChanged,
  requestTermStart,
  requestTermWorkflow,
  type RequestTermInput,
} from '../service/requestTerm.messages.ts';
import type { TestWorker } from './worker.ts';

/** Requests of a world in memory, written as the record service writes them. */
export function termsOf(
  environment: TestWorkflowEnvironment,
  { world, taskQueue }: TestWorker,
  input: Partial<Continued<RequestTermInput, undefined>> = {},
) {
  const { records } = world.terms;
  /** Signals the workflow of a request that the request was changed, and starts the workflow if it does not run. */
  const tell = (id: number) =>
    environment.client.workflow.signalWithStart(requestTermWorkflow, {
      ...requestTermStart({ object: 'customerRequest', id, taskQueue, link: '' }),
      args: [{ object: 'customerRequest', id, ...input }],
      signal: requestTermChanged,
    });
  return {
    tell,
    write: async (id: number, facts: TermFacts) => {
      const now = new Date(await environment.currentTimeMs()).toISOString();
      records.set(id, { ...facts, noticeAt: nextNoticeAt(termNotices(facts, usualAnswerDays), now) });
      return tell(id);
    },
    /** Changes facts such as an answer, without a new time of notice and without a signal to the workflow. */
    note: (id: number, some: Partial<TermFacts>) => {
      const record = records.get(id);
      if (record) records.set(id, { ...record, ...some });
    },
    sentNotices: (id: number): readonly TermKind[] => world.terms.sentNotices.get(id) ?? [],
  };
}
