import { proxyLocalActivities, type LocalActivityInterfaceFor } from '@temporalio/workflow';
import type { Duration } from '@temporalio/common';

/** Short writes to our own database and reads of it, in the workflow's own task: they are tried until they are done. */
export const databasePort = <Activities>(
  startToCloseTimeout: Duration = '10 seconds',
): LocalActivityInterfaceFor<Activities> =>
  proxyLocalActivities<Activities>({
    startToCloseTimeout,
    retry: { initialInterval: '100 milliseconds', maximumInterval: '10 seconds' },
  });
