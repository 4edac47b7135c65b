import { setTimeout as pause } from 'node:timers/promises';
import modbusSerial from 'modbus-serial';
import type { RegisterParser } from '../parsers/parser.ts';
import { pollEveryMs, silenceMs, type Drive } from './driver.ts';

const unitId = 1;

/** Modbus TCP: reads the configured holding registers again and again (function 3). */
export const modbus: Drive<RegisterParser> = async ({ protocol, parser, onTelegram, signal }) => {
  const client = new modbusSerial.default();
  client.setTimeout(silenceMs);
  client.setID(unitId);
  // The library also emits an error event for a lost socket; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connectTCP(protocol.server ?? '127.0.0.1', {
      port: protocol.port ?? 502,
      timeout: silenceMs,
    });
    while (!signal.aborted) {
      const { data } = await client.readHoldingRegisters(protocol.register ?? 0, parser.count);
      onTelegram(parser.parse(data));
      await pause(pollEveryMs, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    client.destroy(() => undefined);
  }
};
