import type { StreamParser } from '../parsers/parser.ts';
import { pollEveryMs, silenceMs, type DriverTask } from './driver.ts';

/** Records hold the command with its line ends written out: `SIR\r\n` in nine characters. */
export const unescaped = (command: string): string => command.replaceAll('\\r', '\r').replaceAll('\\n', '\n');

/** A command that makes the indicator go on by itself is sent once; any other is asked again and again. */
const streams = (command: string): boolean => /^S(IR|R|NR)\b/.test(command);

/** Bytes to and from an indicator, whatever wire they go over. */
export interface Wire {
  /** Sends to the indicator; does nothing while the wire is not open. */
  write(text: string): void;
  close(): void;
}

export interface Conversation {
  readonly opened: () => void;
  readonly heardBytes: (bytes: Uint8Array) => void;
  readonly broke: (error: Error) => void;
}

/**
 * Asks and listens over one wire until it breaks (rejects) or is told to stop (resolves). The next question waits for the
 * answer to the one before, or for as long as a scale may be silent.
 */
export const converse = (
  { protocol, parser, heard, signal }: DriverTask<StreamParser>,
  open: (conversation: Conversation) => Wire,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const command = unescaped(protocol.command || parser.usualCommand || '');
    let awaiting = false;
    const listen = parser.begin((telegram) => {
      awaiting = false;
      heard(telegram);
    });
    const ask = () => {
      awaiting = true;
      wire.write(command);
    };
    const asking = setInterval(
      () => command && !streams(command) && !awaiting && ask(),
      parser.askEveryMs ?? pollEveryMs,
    );
    // A socket's own time-out will not do: what we send puts it off, also when nobody answers.
    const silence = setTimeout(() => end(new Error('no_answer')), silenceMs);
    const end = (error?: Error) => {
      clearInterval(asking);
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      wire.close();
      if (error && !signal.aborted) reject(error);
      else resolve();
    };
    const stop = () => end();
    const wire = open({
      opened: () => command && ask(),
      heardBytes: (bytes) => {
        silence.refresh();
        listen(bytes);
      },
      broke: end,
    });
    if (signal.aborted) end();
    else signal.addEventListener('abort', stop);
  });
