import { ImapFlow } from 'imapflow';
import type { MailCredentials } from '../signIn/mailCredentials.ts';
import { caOption, type Trusted } from '../trusted.ts';

/** The server from which an account's mail is read, and how to sign in to it. */
export interface ImapServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS, without which the credentials are not sent. */
  readonly tls: boolean;
  readonly user: string;
  readonly credentials: MailCredentials;
}

/** Signs in to a mail server. The caller must close the connection. @throws the error of imapflow or of Node */
export type ImapOpener = (server: ImapServer) => Promise<ImapFlow>;

/** At most about 25 MB of one message are requested at once (`partsLeft.ts`), so this leaves some room. */
const mostBytes = 32 * 1024 * 1024;

/** Times are in milliseconds, sizes in bytes. */
const limits = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 120_000,
  maxLiteralSize: mostBytes + 1024,
  maxLineLength: 16 * 1024 * 1024,
  maxResponseSize: 2 * mostBytes,
};

export function imapOpener({ ca }: { readonly ca?: Trusted } = {}): ImapOpener {
  return async ({ host, port, tls, user, credentials }) => {
    const client = new ImapFlow({
      host,
      port,
      secure: tls,
      ...(tls ? {} : { doSTARTTLS: true }),
      // The other credentials are `{ accessToken }`, which imapflow takes by that name.
      auth: { user, ...('password' in credentials ? { pass: credentials.password } : credentials) },
      tls: { rejectUnauthorized: true, ...caOption(ca) },
      // `waitForChange` waits itself, when there is nothing else to do.
      disableAutoIdle: true,
      qresync: true,
      logger: false,
      ...limits,
    });
    // A connection that breaks fails the command that waits for it; without a listener it would end the process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
}

/** Opens a connection, runs `work` with it, and closes it. */
export async function withImap<T>(
  open: ImapOpener,
  server: ImapServer,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const client = await open(server);
  try {
    const result = await work(client);
    await client.logout().catch(() => undefined);
    return result;
  } finally {
    client.close();
  }
}
