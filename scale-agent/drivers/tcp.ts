import { connect } from 'node:net';
import { pollEveryMs, silenceMs, type Driver } from './driver.ts';
import { lineCutter } from './lines.ts';

/** Records hold the command with its line ends written out: `SIR\r\n` in nine characters. */
export const unescaped = (command: string): string => command.replaceAll('\\r', '\r').replaceAll('\\n', '\n');

/** A command that makes the indicator go on by itself is sent once; any other is asked again and again. */
const streams = (command: string): boolean => /^S(IR|R|NR)\b/.test(command);

/** A line-speaking indicator on a TCP port. */
export const tcp: Driver = ({ protocol, parser, heard, signal }) =>
  new Promise((resolve, reject) => {
    if (parser.kind !== 'lines') return resolve();
    const command = unescaped(protocol.command ?? '');
    const socket = connect({ host: protocol.server ?? '127.0.0.1', port: protocol.port ?? 1702 });
    const asking = setInterval(() => {
      if (command && !streams(command) && socket.readyState === 'open') socket.write(command);
    }, pollEveryMs);
    // The socket's own time-out will not do: what we send puts it off, also when nobody answers.
    const silence = setTimeout(() => end(new Error('no_answer')), silenceMs);
    const end = (error?: Error) => {
      clearInterval(asking);
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      socket.destroy();
      if (error && !signal.aborted) reject(error);
      else resolve();
    };
    const stop = () => end();
    const cut = lineCutter((line) => {
      const telegram = parser.parse(line);
      if (telegram) heard(telegram);
    });
    socket.setEncoding('latin1').setNoDelay(true);
    socket.on('connect', () => command && socket.write(command));
    socket.on('data', (piece) => {
      silence.refresh();
      cut(String(piece));
    });
    socket.on('error', end);
    socket.on('close', () => end(new Error('connection_lost')));
    signal.addEventListener('abort', stop);
  });
