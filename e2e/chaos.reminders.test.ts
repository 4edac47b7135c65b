import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imapOpener, withImap } from '#activities/mail/imap/openImap.ts';
import { connect, type Database } from '#database/connect.ts';
import { startDovecot, type Dovecot } from '#tools/peers/dovecot.ts';
import { startStack, type Stack, type Victim } from '#tools/testing/stack.ts';
import { conversationJourney } from './steps/conversationJourney.ts';
import { remindersJourney } from './steps/remindersJourney.ts';
import { signedIn, type Step } from './steps/truck.ts';

/** `npm run chaos` kills each victim between any two steps; the short form takes them in turns on one journey. */
const long = process.env.CHAOS === 'long';
const victims: readonly Victim[] = ['worker', 'api', 'temporal'];
const timeout = 600_000;
const user = 'biuro@keja.example';

let folder: string;
let dovecot: Dovecot;
let stack: Stack;
let database: Database;
beforeAll(async () => {
  [folder, dovecot] = await Promise.all([mkdtemp(join(tmpdir(), 'keja-chaos-')), startDovecot()]);
  const ca = join(folder, 'ca.pem');
  await writeFile(ca, dovecot.ca);
  stack = await startStack({ with: ['mailbox'], mortalTemporal: true, settings: { MAIL_CA_FILE: ca } });
  database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 2 });
  const admin = await signedIn(stack, 'admin');
  await admin.call('POST', '/email_accounts', {
    name: 'Biuro',
    user,
    password: dovecot.password,
    imapHost: dovecot.host,
    imapPort: dovecot.port,
    isGeneral: true,
    forSend: false,
  });
});
afterAll(async () => {
  await database?.close();
  await stack?.stop();
  await dovecot?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** What customers write comes into the inbox of the account. */
const arrives = (source: string): Promise<unknown> => {
  const { host, port, password, ca } = dovecot;
  return withImap(imapOpener({ ca }), { host, port, tls: true, user, credentials: { password } }, (client) =>
    client.append('INBOX', source),
  );
};

/** One step of this, one of that, as long as both have some. */
const inTurns = (one: readonly Step[], other: readonly Step[]): Step[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((step) => step !== undefined);

const journeyWithKills = async (name: string, victimOf: (gap: number) => Victim): Promise<void> => {
  const caller = await signedIn(stack, 'admin', { patienceMs: timeout });
  const reminders = await remindersJourney(caller, database, name);
  const conversation = conversationJourney({ caller, database, mailboxUrl: stack.mailboxUrl, arrives, name });
  for (const [gap, { does }] of inTurns(reminders.steps, conversation.steps).entries()) {
    await does();
    await stack.kill(victimOf(gap));
  }
  await conversation.hasEnded();
  await reminders.haveCome();
  expect(await reminders.given()).toEqual(reminders.expected);
  await conversation.expectWhole();
  expect(stack.endedByThemselves()).toEqual([]);
};

it.runIf(!long)(
  'each reminder comes once and each comment by e-mail goes once under its message when worker, API and Temporal are killed in turns',
  { timeout },
  () => journeyWithKills('W nawałnicy', (gap) => victims[gap % victims.length] as Victim),
);

it.runIf(long).each(victims)(
  'each reminder comes once and each comment by e-mail goes once under its message when the %s is killed between any two steps',
  { timeout },
  (victim) => journeyWithKills(`Bez ${victim}`, () => victim),
);
