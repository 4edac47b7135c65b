import { MockActivityEnvironment } from '@temporalio/testing';
import { connect } from '#database/connect.ts';
import { testSecretKey } from '#database/testing/database.ts';
import type { MailPass } from '#workflows/mail/mailboxSync.activities.ts';
import type { Dependencies } from '../../dependencies.ts';
import { imapOpener } from '../imap/openImap.ts';
import { mailboxSyncActivities } from '../mailboxSync.activities.ts';

/** Reads an account in a process that a test can kill. Prints a line after each pass: `done` if nothing is left to read. */
const [databaseUrl = '', account = '', ca = '', prove = ''] = process.argv.slice(2);
const database = await connect(databaseUrl, { secretKey: process.env.SECRET_KEY ?? testSecretKey });
const dependencies = { database, openImap: imapOpener({ ca }) } as unknown as Dependencies;
const activities = mailboxSyncActivities(dependencies);
for (let isDone = false; !isDone;) {
  const request = { emailAccountId: Number(account), prove: prove === 'prove' };
  try {
    const read = (): Promise<MailPass> => activities.readMailbox(request);
    const { more } = (await new MockActivityEnvironment().run(read)) as MailPass;
    isDone = !more;
    console.log(isDone ? 'done' : 'more');
  } catch (error) {
    console.log(`failed: ${(error as Error).message}`);
  }
}
await database.close();
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(`memory ${maxRSS} processor ${userCPUTime + systemCPUTime}`);
