import { SerialPort } from 'serialport';
import type { StreamParser } from '../parsers/parser.ts';
import { converse } from './conversation.ts';
import type { Drive } from './driver.ts';

const parities = { N: 'none', E: 'even', O: 'odd' } as const;

/** The options of the port for a frame such as `7E1`: data bits, parity, stop bits. */
const framing = (frame: string) => ({
  dataBits: frame.startsWith('7') ? (7 as const) : (8 as const),
  parity: parities[frame[1] as keyof typeof parities] ?? 'none',
  stopBits: frame.endsWith('2') ? (2 as const) : (1 as const),
});

/** An indicator on a serial port of the agent's machine. */
export const com: Drive<StreamParser> = async (task) => {
  const { serial } = task.protocol;
  if (!serial?.path) throw new Error('no serial port is named');
  await converse(task, ({ opened, received, failed }) => {
    const port = new SerialPort({
      path: serial.path,
      baudRate: serial.baudRate,
      ...framing(serial.frame),
      autoOpen: false,
    });
    port.on('data', received);
    port.on('error', failed);
    port.on('close', () => failed(new Error('connection_lost')));
    /** Whether the conversation has ended. The port may open only after that, and is then closed at once. */
    let isClosed = false;
    port.open((error) => {
      if (error) failed(error);
      else if (isClosed) port.close();
      else opened();
    });
    return {
      write: (text) => void (port.isOpen && port.write(text, 'latin1')),
      close: () => {
        isClosed = true;
        if (port.isOpen) port.close();
      },
    };
  });
};
