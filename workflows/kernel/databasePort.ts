import { proxyLocalActivities, type LocalActivityInterfaceFor } from '@temporalio/workflow';
import type { Duration } from '@temporalio/common';

/** Short reads and writes of our own database as local activities; they are retried until they succeed. */
export function databasePort<Activities>(
  startToCloseTimeout: Duration = '10 seconds',
): LocalActivityInterfaceFor<Activities> {
  return proxyLocalActivities<Activities>({
    startToCloseTimeout,
    retry: { initialInterval: '100 milliseconds', maximumInterval: '10 seconds' },
  });
}
