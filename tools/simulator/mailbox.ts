import { readSettings } from '#domain/platform/settings.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import { startMailbox } from './mailbox/server.ts';

const { MAILBOX_PORT: port, MAILBOX_SMTP_PORT: smtpPort } = readSettings(process.env, 'simulators');
const mailbox = await startMailbox({ port, smtpPort });
surviveFaults({ program: process, say: console.log });
console.log(`ready: the local mailbox at ${mailbox.url}`);

const stop = () => void mailbox.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
