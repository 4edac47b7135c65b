import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Running {
  /** Without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Makes the server of a simulator listen. @param port 0 for any free one. @throws Error if the port is taken */
export async function listenAt(server: Server, port: number, host: string): Promise<Running> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The whole body of a request as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
