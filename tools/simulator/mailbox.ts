import { readSettings } from '#domain/platform/settings.ts';
import { startMailbox } from './mailbox/server.ts';

const { MAILBOX_PORT: port, MAILBOX_SMTP_PORT: smtpPort } = readSettings(process.env, 'simulators');
const mailbox = await startMailbox({ port, smtpPort });
console.log(`ready: the local mailbox at ${mailbox.url}`);

const stop = () => void mailbox.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
