import { fileURLToPath } from 'node:url';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';

/** The bare worker for the journey bench. */
Runtime.install({ logger: new DefaultLogger('ERROR') });
const worker = await Worker.create({
  connection: await NativeConnection.connect({ address: process.env.TEMPORAL_ADDRESS ?? '' }),
  taskQueue: 'bare',
  workflowsPath: fileURLToPath(new URL('updates.workflow.ts', import.meta.url)),
});
console.log('ready: the bare worker');
await worker.run();
