import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mqtt from 'mqtt';
import { freePort } from '#infrastructure/freePort.ts';
import { run } from '#infrastructure/run.ts';
import { debianPrograms } from './debian.ts';
import { allListen, startForeign } from './foreignProgram.ts';

/** An MQTT broker (mosquitto) with one account. */
export interface Broker {
  readonly port: number;
  readonly login: string;
  readonly password: string;
  /** Publishes a message on a topic. With `retain` the broker also gives it to clients that subscribe later. */
  publish(topic: string, message: string, options?: { readonly retain?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** The broker and the libraries that it needs, as Debian packages. */
const packages = ['mosquitto', 'libmosquitto1', 'libcjson1', 'libdlt2', 'libwrap0'];
const [login, password] = ['scale', 's3cret'];

export async function startBroker(options: { readonly port?: number } = {}): Promise<Broker> {
  const port = options.port ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'broker-'));
  const { folder: root, env } = await debianPrograms('mosquitto', packages);
  const passwords = join(folder, 'passwords');
  await run(
    'The broker’s passwords',
    join(root, 'usr/bin/mosquitto_passwd'),
    ['-c', '-b', passwords, login, password],
    {
      env: { ...env, PATH: process.env.PATH },
    },
  );
  // The packages are only unpacked, so there is no system user `mosquitto` as which a broker that is started by root would run.
  await writeFile(
    join(folder, 'broker.conf'),
    `listener ${port} 127.0.0.1\nallow_anonymous false\npassword_file ${passwords}\npersistence false\nuser root\n`,
  );
  const program = await startForeign({
    name: 'mosquitto',
    command: join(root, 'usr/sbin/mosquitto'),
    args: ['-c', join(folder, 'broker.conf')],
    env,
    isReady: () => allListen([port]),
  });
  const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${port}`, { username: login, password });
  return {
    port,
    login,
    password,
    publish: async (topic, message, { retain = false } = {}) =>
      void (await client.publishAsync(topic, message, { qos: 1, retain })),
    stop: async () => {
      client.end(true);
      await program.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
