import {
  bundleWorkflowCode,
  DefaultLogger,
  Runtime,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker';
import { fileURLToPath } from 'node:url';

Runtime.install({ logger: new DefaultLogger('ERROR') });

const workflowsPath = fileURLToPath(new URL('../index.ts', import.meta.url));

/** All workflows, or those of another file, as the worker runs them. What the bundler complains of is in its error. */
export const bundleWorkflows = (path = workflowsPath): Promise<WorkflowBundleWithSourceMap> =>
  bundleWorkflowCode({
    workflowsPath: path,
    logger: new DefaultLogger('ERROR', () => undefined),
  });
