import { encodeSearchAttributeIndexedValueType } from '@temporalio/common/lib/search-attributes.js';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { temporalExecutable, timeSkippingExecutable } from '#infrastructure/temporalPrograms.ts';
import { searchAttributes } from '../searchAttributes.ts';
import { awaitResultsTogether } from './resultsTogether.ts';

// This comes before the first server, because Temporal's library takes a logger only before it has started anything.
Runtime.install({ logger: new DefaultLogger('ERROR') });

/** The real server, in memory, with our search attributes. */
export async function temporalServer(): Promise<TestWorkflowEnvironment> {
  return TestWorkflowEnvironment.createLocal({
    server: {
      executable: { type: 'existing-path', path: await temporalExecutable() },
      searchAttributes: [...searchAttributes],
      log: { format: 'pretty', level: 'error' },
    },
  });
}

/** The number of tries to start the test server. Temporal's library waits five seconds, which are too few on a busy machine. */
const mostTries = 6;

/** Temporal's test server, in which hours pass at once while nothing else is to be done. */
export async function timeSkippingEnvironment(): Promise<TestWorkflowEnvironment> {
  const environment = await timeSkippingServer(mostTries);
  // Otherwise time would stop once a test awaits the results of several workflows at once.
  awaitResultsTogether(environment);
  await environment.connection.operatorService.addSearchAttributes({
    namespace: environment.namespace ?? 'default',
    searchAttributes: Object.fromEntries(
      searchAttributes.map(({ name, type }) => [name, encodeSearchAttributeIndexedValueType(type) ?? 0]),
    ),
  });
  return environment;
}

async function timeSkippingServer(triesLeft: number): Promise<TestWorkflowEnvironment> {
  try {
    return await TestWorkflowEnvironment.createTimeSkipping({
      server: { executable: { type: 'existing-path', path: await timeSkippingExecutable() } },
    });
  } catch (error) {
    if (triesLeft <= 1) throw error;
    return timeSkippingServer(triesLeft - 1);
  }
}
