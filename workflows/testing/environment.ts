import { encodeSearchAttributeIndexedValueType } from '@temporalio/common/lib/search-attributes.js';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { temporalExecutable, timeSkippingExecutable } from '#tools/infrastructure/temporal.ts';
import { searchAttributes } from '../searchAttributes.ts';

/** The real server, in memory, with our search attributes. */
export const temporalServer = async (): Promise<TestWorkflowEnvironment> =>
  TestWorkflowEnvironment.createLocal({
    server: {
      executable: { type: 'existing-path', path: await temporalExecutable() },
      searchAttributes: [...searchAttributes],
      log: { format: 'pretty', level: 'error' },
    },
  });

/** Temporal's test server, in which hours pass at once while nothing else is to be done. */
export const timeSkippingEnvironment = async (): Promise<TestWorkflowEnvironment> => {
  const environment = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path: await timeSkippingExecutable() } },
  });
  await environment.connection.operatorService.addSearchAttributes({
    namespace: environment.namespace ?? 'default',
    searchAttributes: Object.fromEntries(
      searchAttributes.map(({ name, type }) => [name, encodeSearchAttributeIndexedValueType(type) ?? 0]),
    ),
  });
  return environment;
};
