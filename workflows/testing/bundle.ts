import { bundleWorkflowCode, DefaultLogger, type WorkflowBundleWithSourceMap } from '@temporalio/worker';
import { fileURLToPath } from 'node:url';

const workflowsPath = fileURLToPath(new URL('../index.ts', import.meta.url));

/** All workflows as the worker runs them, quietly. */
export const bundleWorkflows = (path = workflowsPath): Promise<WorkflowBundleWithSourceMap> =>
  bundleWorkflowCode({ workflowsPath: path, logger: new DefaultLogger('ERROR') });
