import { setTimeout as pause } from 'node:timers/promises';
import { mkdir } from 'node:fs/promises';
import { readSettings } from '#domain/platform/settings.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import { startDovecot, type Dovecot } from '#tools/peers/dovecot.ts';
import { customersOf, keepAccount } from './mailServer/account.ts';
import { answerOf, letterOf, mattersCount, type Customer } from './mailServer/customers.ts';
import { deliver } from './mailServer/deliver.ts';
import { startSmtpOfAccounts, type ReachedLetter } from './mailServer/smtp.ts';
import { patiently, signIn } from './trucks/client.ts';

/** The demo's mail server (dovecot), and simulated customers who write to the firm and answer its letters. */
const {
  MAIL_SERVER_PORT: port,
  MAIL_SERVER_SMTP_PORT: smtpPort,
  MAIL_SERVER_FOLDER: folder,
  MAILBOX_SMTP_PORT: mailboxPort,
  LETTER_EVERY_SECONDS: everySeconds,
  API_URL: apiUrl,
} = readSettings(process.env, 'simulators');
const answerAfterMs = 8_000;
const hourMs = 3_600_000;
/** After how long the mail server is started again if it could not be started. */
const tryAgainMs = 600_000;

/** The names of the customers by their addresses: a letter of the firm may give the address only. */
const names = new Map<string, string>();
let letterCount = 0;
/** The number of the next letter (`nr`): it decides which customer writes, and about which matter. */
const next = (): number => (letterCount += 1);

const answer = async (dovecot: Dovecot, { customer, subject, messageId }: ReachedLetter): Promise<void> => {
  await pause(answerAfterMs);
  const namedCustomer = { ...customer, name: names.get(customer.email) ?? customer.name };
  await deliver(dovecot, namedCustomer, answerOf(namedCustomer, subject, next()), { inReplyTo: messageId });
};

/** Delivers the first letters, dated five hours apart over the last days. */
const firstLetters = async (dovecot: Dovecot, customers: readonly Customer[]): Promise<void> => {
  for (let nr = mattersCount; nr > 0; nr -= 1) {
    const customer = customers[nr % customers.length];
    const date = new Date(Date.now() - nr * 5 * hourMs);
    if (customer) await deliver(dovecot, customer, letterOf(customer, nr), { date });
  }
};

/** Creates the mail account where it is missing, and then lets customers write without end. It returns only by an error. */
const run = async (dovecot: Dovecot): Promise<void> => {
  const admin = await patiently('mail server', () => signIn(`${apiUrl}/api`, 'admin'));
  const customers = await patiently('mail server', () => customersOf(admin));
  for (const { email, name } of customers) names.set(email, name);
  const isNew = await patiently('mail server', () => keepAccount(admin, dovecot, smtpPort));
  if (isNew) await firstLetters(dovecot, customers);
  for (;;) {
    await pause(everySeconds * 1000);
    const nr = next();
    const customer = customers[nr % customers.length];
    if (customer) await deliver(dovecot, customer, letterOf(customer, nr));
  }
};

/** Stops the servers that have been started so far. It is called before this process ends. */
let end = (): Promise<void> => Promise.resolve();

const complain = (error: unknown): void => console.log(String(error));

const begin = async (): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const dovecot = await startDovecot({ kept: { folder, port } });
  const smtp = await startSmtpOfAccounts({
    port: smtpPort,
    dovecot,
    mailboxPort,
    onReached: (letter) => void answer(dovecot, letter).catch(complain),
  });
  end = async () => {
    await smtp.close();
    await dovecot.stop();
  };
  console.log(`ready: a mail server at port ${port}`);
  for (;;) {
    await run(dovecot).catch(complain);
    await pause(5000);
  }
};

surviveFaults({ program: process, say: console.log });
const stop = () => void end().finally(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
for (;;) {
  // The mail server comes from Debian's packages. On other systems the demo has no mailbox, and everything else works:
  // `npm start` waits for the word `ready`, so it is printed here too.
  await begin().catch((error: unknown) => console.log(`ready: without a mail server: ${String(error)}`));
  await pause(tryAgainMs);
}
