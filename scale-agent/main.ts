import { pino } from 'pino';
import { logSerializers } from '#domain/platform/loggedError.ts';
import { readSettings } from '#domain/platform/settings.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import { startAgent } from './agent.ts';

// Nobody else may read the store of weights.
process.umask(0o077);
const settings = readSettings(process.env, 'agent');
const log = pino({ name: 'scale-agent', level: settings.LOG_LEVEL, serializers: logSerializers });
const agent = startAgent({
  apiUrl: settings.API_URL,
  token: settings.AGENT_TOKEN,
  statePath: settings.AGENT_STATE,
  log,
});
surviveFaults({ program: process, say: (line) => log.error(line) });
console.log('ready: the scale agent is watching its scales');

const stop = async () => {
  await agent.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
