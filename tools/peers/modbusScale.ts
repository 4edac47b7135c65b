import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#infrastructure/freePort.ts';
import { startPython } from './python.ts';

export interface ForeignModbusScale {
  /** Modbus TCP on 127.0.0.1; holding register 0, unit 1. */
  readonly port: number;
  /**
   * Puts so many kilograms on the scale, from -15 536 to 49 999. The register has 16 bits, and the indicator writes negative
   * weights into the numbers from 50 000 to 65 535.
   */
  set(kg: number): Promise<void>;
  stop(): Promise<void>;
}

const register = 0;
const packages = ['pymodbus[simulator]==3.16.1', 'aiohttp==3.14.5'];

/**
 * Starts a Modbus server that is not ours (pymodbus), with an empty scale on it, on the given port or a free one. It imitates an
 * indicator that has its weight in one holding register with swapped bytes (`ToledoModbus`).
 */
export async function startModbusScale(options: { port?: number } = {}): Promise<ForeignModbusScale> {
  const port = options.port ?? (await freePort());
  const httpPort = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'modbus-scale-'));
  await writeFile(join(folder, 'scale.json'), JSON.stringify(setup(port)));
  const program = await startPython({
    environment: 'pymodbus-3.16.1',
    packages,
    module: 'pymodbus.server.simulator.main',
    args: [
      '--modbus_server',
      'scale',
      '--modbus_device',
      'scale',
      '--json_file',
      'scale.json',
      '--http_host',
      '127.0.0.1',
      '--http_port',
      String(httpPort),
      '--log',
      'error',
      '--log_file',
      'scale.log',
    ],
    cwd: folder,
    ports: [port, httpPort],
  }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    port,
    set: (kg) => setRegister(httpPort, swapped(kg)),
    stop: async () => {
      await program.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The number in the register for a weight. The indicator writes the low one of its two bytes first. */
const swapped = (kg: number): number => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(kg < 0 ? kg + 0x10000 : kg);
  return bytes.readUInt16BE();
};

const setRegister = async (httpPort: number, value: number): Promise<void> => {
  const response = await fetch(`http://127.0.0.1:${httpPort}/restapi/registers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      submit: 'Set',
      register: String(register),
      value: String(value),
      range_start: register,
      range_stop: register + 1,
    }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The Modbus simulator did not take ${value}: ${answer.slice(0, 200)}`);
};

/** An action by which a register changes nothing by itself. */
const nothing = { bits: null, uint16: null, uint32: null, float32: null, float64: null, string: null };

/** A register that may be written must also stand in a typed section (here `uint16`), or the simulator ends at once. */
const setup = (port: number) => ({
  server_list: {
    scale: {
      comm: 'tcp',
      host: '127.0.0.1',
      port,
      ignore_missing_devices: false,
      framer: 'socket',
      identity: {
        VendorName: 'scale',
        ProductCode: 'scale',
        VendorUrl: 'scale',
        ProductName: 'scale',
        ModelName: 'scale',
        MajorMinorRevision: '1.0',
      },
    },
  },
  device_list: {
    scale: {
      setup: {
        'co size': 100,
        'di size': 100,
        'hr size': 100,
        'ir size': 100,
        'shared blocks': true,
        'type exception': false,
        defaults: {
          value: { bits: 0, uint16: 0, uint32: 0, float32: 0, float64: 0, string: ' ' },
          action: nothing,
        },
      },
      invalid: [],
      write: [[register, register]],
      bits: [],
      uint16: [{ addr: register, value: 0 }],
      uint32: [],
      float32: [],
      float64: [],
      string: [],
      repeat: [],
    },
  },
});
