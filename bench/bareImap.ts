import { ImapFlow } from 'imapflow';

/** Reads the source of every message of an inbox with bare imapflow, and keeps none. `mailbox.bench.ts` reads its last line. */
const [port, user = '', pass = '', ca = ''] = process.argv.slice(2);
const client = new ImapFlow({
  host: 'localhost',
  port: Number(port),
  secure: true,
  auth: { user, pass },
  tls: { ca },
  logger: false,
});
await client.connect();
await client.mailboxOpen('INBOX');
const query = { uid: true, flags: true, envelope: true, internalDate: true, size: true, source: true };
let bytes = 0;
for await (const { source } of client.fetch('1:*', query, { uid: true })) bytes += source?.length ?? 0;
await client.logout();
console.log(`read ${bytes} bytes`);
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(`memory ${maxRSS} processor ${userCPUTime + systemCPUTime}`);
