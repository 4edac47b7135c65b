import { connect } from 'node:net';
import type { StreamParser } from '../parsers/parser.ts';
import { converse } from './conversation.ts';
import type { Drive } from './driver.ts';

/** An indicator on a TCP port, or a serial one connected by a port server. */
export const tcp: Drive<StreamParser> = (task) =>
  converse(task, ({ opened, received, failed }) => {
    const { server, port } = task.protocol;
    const socket = connect({ host: server ?? '127.0.0.1', port: port ?? 1702 });
    socket.setNoDelay(true);
    socket.on('connect', opened);
    socket.on('data', received);
    socket.on('error', failed);
    socket.on('close', () => failed(new Error('connection_lost')));
    return {
      write: (text) => void (socket.readyState === 'open' && socket.write(text, 'latin1')),
      close: () => void socket.destroy(),
    };
  });
