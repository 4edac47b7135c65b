import { createServer, type AddressInfo, type Socket } from 'node:net';
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
  /** What has been printed, oldest first. A slip has its text; a PDF has none. */
  readonly papers: readonly PrintedPaper[];
  /**
   * Sets whether the printer has paper, whether it answers the question for its paper (many printers do not), and whether it ever
   * finishes what it has received (`ends`).
   */
  behave(change: { readonly paper?: boolean; readonly answers?: boolean; readonly ends?: boolean }): void;
  close(): Promise<void>;
}

/** ESC/POS: DLE EOT 4, the question for its paper. */
const askPaper = Buffer.from([0x10, 0x04, 0x04]);

/**
 * A network printer that shows what it would have printed. Port 0 is any free port. `onChange` is called at the end of each
 * connection that may have printed something.
 */
export async function startPrinter({
  port = 0,
  host = '127.0.0.1',
  onChange = () => {},
} = {}): Promise<Printer> {
  const papers: PrintedPaper[] = [];
  const state = { paper: true, answers: true, ends: true };
  const openSockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    openSockets.add(socket);
    socket.on('close', () => openSockets.delete(socket));
    const pieces: Buffer[] = [];
    socket.on('data', (piece: Buffer) => {
      if (!piece.subarray(0, askPaper.length).equals(askPaper)) return void pieces.push(piece);
      // 0x12: there is paper. 0x72: also the bits of the sensor at the end of the roll are set.
      if (state.answers) socket.write(Buffer.from([state.paper ? 0x12 : 0x72]));
      const rest = piece.subarray(askPaper.length);
      if (rest.length > 0) pieces.push(rest);
    });
    socket.on('error', () => undefined);
    socket.on('end', () => {
      if (!state.ends) return;
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
    behave: (change) => void Object.assign(state, change),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of openSockets) socket.destroy();
      }),
  };
}
