import { describe, expect, it } from 'vitest';
import { faultsOf } from './testing/faults.ts';
import { dockerFiles, type DockerFiles } from './testing/files.ts';

const files = dockerFiles();

/** The files with one text changed; a change that changes nothing would prove nothing. */
const broken = (file: keyof DockerFiles, from: string, to: string): DockerFiles => {
  expect(files[file]).toContain(from);
  return { ...files, [file]: files[file].replaceAll(from, to) };
};

it('the containers fit the compose schema, the settings, the files and the Node of this version', () => {
  expect(faultsOf(files)).toEqual([]);
});

/** In each row: what is wrong, the file, a text in it, what replaces the text, and the fault that must be found. */
describe('it would be noticed when', () => {
  it.each<[string, keyof DockerFiles, string, string, string]>([
    [
      'a key is no word of compose',
      'compose',
      'cap_drop:',
      'cap_dropped:',
      'compose schema: /services/migrate must NOT have additional properties',
    ],
    [
      'the agent’s file does not fit the schema',
      'agent',
      'name: keja-agent',
      'named: keja-agent',
      'compose schema:  must NOT have additional properties',
    ],
    ['a variable is no setting', 'compose', 'TASK_QUEUE:', 'TASK_QEUE:', 'worker: TASK_QEUE is no setting'],
    [
      'a setting cannot be given',
      'compose',
      '      SMS_SENDER: ${SMS_SENDER:-}\n',
      '',
      'worker: SMS_SENDER cannot be given',
    ],
    [
      'a required setting is not given',
      'agent',
      'AGENT_TOKEN: $',
      'AGENT_TOKENS: $',
      'agent: AGENT_TOKEN cannot be given',
    ],
    [
      'a required setting may be empty',
      'compose',
      '${DATABASE_URL:?',
      '${DATABASE_URI:-',
      'api: Cannot start api. Set DATABASE_URL (Postgres to work on, as a URL): Invalid URL',
    ],
    [
      'a setting goes to a process that does not read it',
      'compose',
      'ADMIN_PASSWORD: ${',
      'SMSAPI_TOKEN: ${',
      'migrate: migrate does not read SMSAPI_TOKEN',
    ],
    [
      'a value is none',
      'compose',
      'TRUST_PROXY: 1',
      'TRUST_PROXY: yes',
      'api: Cannot start api. Set TRUST_PROXY (How many proxies stand before the API): ',
    ],
    [
      'a secret stands in the file',
      'compose',
      '${SMSAPI_TOKEN:?the token of the SMS gateway}',
      'abc',
      'worker: SMSAPI_TOKEN stands in the file',
    ],
    [
      'a secret has a default',
      'compose',
      '${POSTGRES_PASSWORD:-}',
      '${POSTGRES_PASSWORD:-keja}',
      'postgres: POSTGRES_PASSWORD stands in the file',
    ],
    [
      'a process runs nowhere',
      'compose',
      '[node, activities/worker.ts]',
      '[node, api/main.ts]',
      'no service runs activities/worker.ts',
    ],
    [
      'a program is killed before it has finished what it began',
      'compose',
      '    stop_grace_period: 30s\n',
      '',
      'api: is killed 10s after it was told to end',
    ],
    [
      'a command names a file that is not there',
      'compose',
      'docker/workerHealth.ts',
      'docker/workersHealth.ts',
      'worker: there is no docker/workersHealth.ts',
    ],
    [
      'a command names a file that is not in the image',
      'dockerfile',
      'COPY activities activities\n',
      '',
      'worker: activities/worker.ts is not in the image',
    ],
    [
      'a mounted file is not there',
      'compose',
      './Caddyfile',
      './Caddyfiles',
      'proxy: there is no ./Caddyfiles',
    ],
    [
      'an image names a registry',
      'compose',
      'image: caddy:2',
      'image: registry.example/caddy:2',
      'proxy: registry.example/caddy:2 names a registry',
    ],
    [
      'an image says no version',
      'compose',
      'image: postgres:18',
      'image: postgres',
      'postgres: postgres says no version',
    ],
    [
      'the Dockerfile is none',
      'dockerfile',
      'USER node',
      'USERS node',
      'Dockerfile: Unknown instruction: USERS',
    ],
    [
      'COPY names what is not there',
      'dockerfile',
      'COPY api api',
      'COPY apis api',
      'Dockerfile: there is no apis',
    ],
    [
      'RUN names what is not there',
      'dockerfile',
      'kiosk-ui/vite.config.ts',
      'kiosk-ui/vites.config.ts',
      'Dockerfile: there is no kiosk-ui/vites.config.ts',
    ],
    [
      'COPY names a stage that is not there',
      'dockerfile',
      '--from=packages',
      '--from=package',
      'Dockerfile: there is no stage package',
    ],
    [
      '.dockerignore keeps back what is copied',
      'dockerignore',
      '!workflows\n',
      '',
      'Dockerfile: .dockerignore keeps workflows back',
    ],
    [
      'the image has another Node',
      'dockerfile',
      'ARG NODE=24',
      'ARG NODE=22',
      'Dockerfile: node:22-slim is not Node 24',
    ],
    [
      'package.json has another Node',
      'packageJson',
      '"node": "24.',
      '"node": "26.',
      'Dockerfile: node:24-slim is not Node 26',
    ],
    [
      'the processes run as root',
      'dockerfile',
      'USER node',
      'USER root',
      'Dockerfile: the processes run as root',
    ],
    [
      'the proxy looks for another service',
      'caddyfile',
      '{$API_NAME:api}',
      '{$API_NAME:apis}',
      'proxy: there is no service apis',
    ],
    [
      'the proxy looks at another port',
      'compose',
      'API_HOST: 0.0.0.0\n      API_PORT: 8080',
      'API_HOST: 0.0.0.0\n      API_PORT: 8081',
      'proxy: api listens on 8081, not on 8080',
    ],
    [
      'the proxy is not told its address',
      'compose',
      'environment:\n      PUBLIC_URL: ${PUBLIC_URL:?the address that people open}\n',
      'environment:\n',
      'proxy: nobody gives PUBLIC_URL',
    ],
    [
      'nobody can read of a variable',
      'readme',
      '`WORKER_REPLICAS`',
      '',
      'README: says nothing of WORKER_REPLICAS',
    ],
  ])('%s', (_rule, file, from, to, fault) => {
    expect(faultsOf(broken(file, from, to))).toContainEqual(expect.stringContaining(fault));
  });
});
