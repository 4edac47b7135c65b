import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Dovecot } from '#tools/peers/dovecot.ts';
import type { Customer } from './customers.ts';

/** A letter of the firm that reached a customer. */
export interface ReachedLetter {
  readonly customer: Customer;
  readonly subject: string;
  readonly messageId: string;
}

interface SmtpParts {
  readonly port: number;
  readonly dovecot: Dovecot;
  /** The SMTP port of the simulated mailbox, whose page shows the sent letters. */
  readonly mailboxPort: number;
  readonly onReached: (letter: ReachedLetter) => void;
}

/**
 * Accepts letters from the accounts of the mail server, over TLS and with their password. Passes them to the simulated mailbox,
 * and calls `onReached` for each recipient.
 */
export async function startSmtpOfAccounts({ port, dovecot, mailboxPort, onReached }: SmtpParts) {
  const mailboxTransport = createTransport({ host: '127.0.0.1', port: mailboxPort, ignoreTLS: true });
  const passOn = async (raw: Buffer, from: string, to: readonly string[]): Promise<void> => {
    await mailboxTransport.sendMail({ envelope: { from, to: [...to] }, raw });
    const { subject = '', messageId = '', to: recipients = [] } = await PostalMime.parse(raw);
    const names = new Map(recipients.map(({ address = '', name }) => [address, name]));
    for (const email of to)
      onReached({ customer: { email, name: names.get(email) || email }, subject, messageId });
  };
  const server = new SMTPServer({
    secure: true,
    // The certificate signs itself, so it is its own `ca`.
    cert: dovecot.ca,
    key: dovecot.privateKey,
    onAuth: ({ username = '', password }, _session, answer) =>
      password === dovecot.password
        ? answer(null, { user: username })
        : answer(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    onData: (stream, { envelope }, answer) => {
      const take = async (): Promise<void> => {
        const raw = Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        await passOn(
          raw,
          from,
          envelope.rcptTo.map(({ address }) => address),
        );
      };
      take().then(
        () => answer(),
        (error: unknown) => answer(error as Error),
      );
    },
  });
  // A client that breaks off the connection must not end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
