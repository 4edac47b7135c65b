import { createServer, type AddressInfo } from 'node:net';
import { readPaper } from './paper.ts';

export interface PrintedPaper {
  readonly text: string;
  readonly pdf: boolean;
  readonly bytes: Buffer;
  /** ISO 8601 */
  readonly at: string;
}

export interface Printer {
  readonly port: number;
  /** What has come out, oldest first: paper of a roll as text, and whether a sheet was a PDF. */
  readonly papers: readonly PrintedPaper[];
  close(): Promise<void>;
}

/** A network printer that shows what it would have printed. */
export const startPrinter = async ({
  port = 0,
  host = '127.0.0.1',
  onChange = () => {},
} = {}): Promise<Printer> => {
  const papers: PrintedPaper[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const pieces: Buffer[] = [];
    socket.on('data', (piece: Buffer) => void pieces.push(piece));
    socket.on('error', () => undefined);
    socket.on('end', () => {
      const bytes = Buffer.concat(pieces);
      const pdf = bytes.toString('latin1', 0, 5) === '%PDF-';
      if (bytes.length > 0)
        papers.push({ text: pdf ? '' : readPaper(bytes), pdf, bytes, at: new Date().toISOString() });
      socket.end();
      onChange();
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    papers,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};
