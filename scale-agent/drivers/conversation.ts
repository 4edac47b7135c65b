import type { StreamParser } from '../parsers/parser.ts';
import { pollEveryMs, silenceMs, type DriverTask } from './driver.ts';

/** Records hold the command with escaped line ends: `SIR\r\n` in seven characters. */
export function unescaped(command: string): string {
  return command.replaceAll('\\r', '\r').replaceAll('\\n', '\n');
}

/** Whether the command (SIR, SR or SNR of MT-SICS) makes the indicator send by itself. Such a command is sent only once. */
const isStreaming = (command: string): boolean => /^S(IR|R|NR)\b/.test(command);

/** A connection that carries bytes to and from an indicator. */
export interface Wire {
  /** Sends to the indicator; does nothing while the connection is not open. */
  write(text: string): void;
  close(): void;
}

/** What a connection reports: that it is open, each piece of bytes, and that it has failed. */
export interface Conversation {
  readonly opened: () => void;
  readonly received: (bytes: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

/**
 * Queries and reads over one connection until it breaks (rejects) or is stopped (resolves). The next query waits for the
 * answer to the one before, or for as long as a scale may be silent.
 */
export function converse(
  { protocol, parser, onTelegram, signal }: DriverTask<StreamParser>,
  open: (conversation: Conversation) => Wire,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // Without a command nothing is asked: the indicator sends by itself.
    const command = unescaped(protocol.command || parser.usualCommand || '');
    const repeatsCommand = command !== '' && !isStreaming(command);
    let isAwaiting = false;
    const parse = parser.begin((telegram) => {
      isAwaiting = false;
      onTelegram(telegram);
    });
    const query = () => {
      isAwaiting = true;
      wire.write(command);
    };
    const end = (error?: Error) => {
      clearInterval(pollTimer);
      clearTimeout(silenceTimer);
      signal.removeEventListener('abort', stop);
      wire.close();
      if (error && !signal.aborted) reject(error);
      else resolve();
    };
    const stop = () => end();
    const wire = open({
      opened: () => {
        if (command !== '') query();
      },
      received: (bytes) => {
        silenceTimer.refresh();
        parse(bytes);
      },
      failed: end,
    });
    // The timers are set after `open`: if it throws, as for a serial port that does not exist, no timer stays behind.
    const pollTimer = setInterval(() => {
      if (repeatsCommand && !isAwaiting) query();
    }, parser.askEveryMs ?? pollEveryMs);
    // Not the time-out of the socket: our own writes restart it, even if nobody answers.
    const silenceTimer = setTimeout(() => end(new Error('no_answer')), silenceMs);
    if (signal.aborted) end();
    else signal.addEventListener('abort', stop);
  });
}
