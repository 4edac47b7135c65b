import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { imapOpener, withImap } from '#activities/mail/imap/openImap.ts';
import { oddMessage } from '#activities/mail/testing/oddMail.ts';
import { connect } from '#database/connect.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startDovecot, type Dovecot } from '#tools/peers/dovecot.ts';
import type { Environment } from './environment.ts';
import type { Comparison } from './measure.ts';

const messages = 1_000;
const user = 'bench';
const reading = fileURLToPath(new URL('../activities/mail/testing/readingProgram.ts', import.meta.url));
const bareReading = fileURLToPath(new URL('./bareImap.ts', import.meta.url));

/** The first sync of a mailbox into our database, against imapflow that reads every source and keeps none. */
export async function mailboxBench(environment: Environment): Promise<Comparison[]> {
  const databaseUrl = await environment.newDatabase();
  const dovecot = await startDovecot();
  try {
    await fill(dovecot);
    const account = String(await newAccount(databaseUrl, environment.secretKey, dovecot));
    const ours = await measureProgram([reading, databaseUrl, account, dovecot.ca], environment.secretKey);
    const bare = await measureProgram(
      [bareReading, String(dovecot.port), user, dovecot.password, dovecot.ca],
      '',
    );
    const name = `first sync of ${messages} messages of all kinds`;
    return [
      { name, unit: 's', ours: ours.seconds, bare: bare.seconds, goal: '10' },
      { name: `${name}: processor time`, unit: 's', ours: ours.processor, bare: bare.processor, goal: '10' },
      { name: `${name}: memory`, unit: 'MB', ours: ours.megabytes, bare: bare.megabytes, goal: '3' },
    ];
  } finally {
    await dovecot.stop();
  }
}

const fill = ({ host, port, password, ca }: Dovecot): Promise<void> =>
  withImap(imapOpener({ ca }), { host, port, tls: true, user, credentials: { password } }, async (client) => {
    for (let nr = 0; nr < messages; nr += 1) await client.append('INBOX', oddMessage(nr).source);
  });

const newAccount = async (url: string, secretKey: string, dovecot: Dovecot): Promise<number> => {
  const database = await connect(url, { secretKey });
  const { host: imapHost, port: imapPort, password } = dovecot;
  try {
    const fields = { name: user, user, password, imapHost, imapPort, imapTls: true };
    return (await database.records.create(systemActor, 'emailAccount', fields)).id;
  } finally {
    await database.close();
  }
};

/**
 * Runs a program and measures it. Its last line must say its largest memory in kilobytes and its processor time in microseconds:
 * `memory 81234 processor 900000`.
 */
const measureProgram = async (args: readonly string[], secretKey: string) => {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SECRET_KEY: secretKey },
  });
  let output = '';
  for await (const piece of child.stdout) output += String(piece);
  const [, kilobytes, microseconds] = /memory (\d+) processor (\d+)/.exec(output) ?? [];
  if (!kilobytes || !microseconds) throw new Error(`the reading did not end well: ${output.slice(-200)}`);
  return {
    seconds: (performance.now() - startedAt) / 1000,
    processor: Number(microseconds) / 1_000_000,
    megabytes: Number(kilobytes) / 1024,
  };
};
