import { encodeSearchAttributeIndexedValueType } from '@temporalio/common/lib/search-attributes.js';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { temporalExecutable, timeSkippingExecutable } from '#tools/infrastructure/temporal.ts';
import { searchAttributes } from '../searchAttributes.ts';

/** The real server, for updates, search attributes and everything that the test server does not have. */
export const temporalServer = async (): Promise<TestWorkflowEnvironment> =>
  TestWorkflowEnvironment.createLocal({
    server: {
      executable: { type: 'existing-path', path: await temporalExecutable() },
      searchAttributes: [...searchAttributes],
    },
  });

/** The server whose clock jumps over waiting. */
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
