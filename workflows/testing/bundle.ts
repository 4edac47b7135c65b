import { bundleWorkflowCode, DefaultLogger, type WorkflowBundleWithSourceMap } from '@temporalio/worker';
import { fileURLToPath } from 'node:url';

const workflowsPath = fileURLToPath(new URL('../index.ts', import.meta.url));

/** All workflows, or those of another file, as the worker runs them. The log is empty, because the error contains all faults. */
export function bundleWorkflows(path = workflowsPath): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode({
    workflowsPath: path,
    logger: new DefaultLogger('ERROR', () => undefined),
  });
}
