import { pino } from 'pino';
import { readSettings } from '#domain/platform/settings.ts';
import { startServer } from './server.ts';

const settings = readSettings(process.env, 'api');
const log = pino({ name: 'api', level: settings.LOG_LEVEL });
const server = await startServer(settings, log);
console.log(`ready: the API listens on port ${server.port}`);

const stop = () => void server.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
