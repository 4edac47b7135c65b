import { pino } from 'pino';
import { logSerializers } from '#domain/platform/loggedError.ts';
import { readSettings } from '#domain/platform/settings.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import { startServer } from './server.ts';

const settings = readSettings(process.env, 'api');
const log = pino({ name: 'api', level: settings.LOG_LEVEL, serializers: logSerializers });
const server = await startServer(settings, log);
surviveFaults({ program: process, say: (line) => log.error(line) });
console.log(`ready: the API listens on port ${server.port}`);

const stop = () => void server.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
