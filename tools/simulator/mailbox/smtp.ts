import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { LetterStore } from './letters.ts';

/** How the mail server misbehaves. Tests set it by `behave`, people by `PUT /behaviour`. */
export interface MailBehaviour {
  /** So many of the next letters are refused for now (451), as by a full server. */
  readonly putOffNext: number;
  /** So many of the next letters are accepted, but the answer is an error (421), as when a connection is cut. */
  readonly hangUpNext: number;
  /** Addresses that do not exist: letters to them are refused (550). */
  readonly unknownReaders: readonly string[];
  /** Addresses whose letters are refused for now (451), as by a server that does not know the sender yet. */
  readonly greylistedReaders: readonly string[];
}

export interface MailServerParts {
  readonly port: number;
  readonly host: string;
  readonly store: LetterStore;
  /** How the server misbehaves at present. */
  readonly behaviour: () => MailBehaviour;
  /** Changes the behaviour: by this the server counts down `putOffNext` and `hangUpNext`. */
  readonly behave: (change: Partial<MailBehaviour>) => void;
  /** Called after each letter that was stored. */
  readonly onLetter: () => void;
}

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

const bytesOf = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
};

/**
 * Starts a mail server that accepts every letter for everybody, except as `behaviour` says. It asks for no TLS and takes any
 * password, because only this machine can reach it.
 */
export async function startSmtp({ port, host, store, behaviour, behave, onLetter }: MailServerParts) {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? '' }),
    onRcptTo: ({ address }, _session, callback) => {
      const { unknownReaders, greylistedReaders } = behaviour();
      if (unknownReaders.includes(address)) return callback(refusal(550, '5.1.1 No such user here'));
      if (greylistedReaders.includes(address)) return callback(refusal(451, '4.7.1 Greylisted'));
      callback();
    },
    onData: (stream, session, callback) => {
      const take = async (): Promise<void> => {
        const raw = await bytesOf(stream);
        const { putOffNext, hangUpNext } = behaviour();
        if (putOffNext > 0) {
          behave({ putOffNext: putOffNext - 1 });
          throw refusal(451, '4.3.1 Try again later');
        }
        await store.take(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        );
        onLetter();
        if (hangUpNext === 0) return;
        behave({ hangUpNext: hangUpNext - 1 });
        throw refusal(421, '4.3.2 Closing');
      };
      take().then(
        () => callback(),
        (error: unknown) => callback(error as Error),
      );
    },
  });
  // A client that breaks off the connection must not end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
