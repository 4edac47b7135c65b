import { pino } from 'pino';
import { readSettings } from '#domain/platform/settings.ts';
import { startAgent } from './agent.ts';

const settings = readSettings(process.env, 'agent');
const log = pino({ name: 'scale-agent', level: settings.LOG_LEVEL });
const agent = startAgent({
  apiUrl: settings.API_URL,
  token: settings.AGENT_TOKEN,
  statePath: settings.AGENT_STATE,
  log,
});
console.log('ready: the scale agent is watching its scales');

const stop = () => {
  agent.close();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
