import { setTimeout as pause } from 'node:timers/promises';
import modbusSerial from 'modbus-serial';
import type { ScaleConfiguration } from '#domain/weighing/scaleMessages.ts';
import { lightAddress, pulseMs, type LightAddress, type LightSignal } from '#domain/weighing/trafficLight.ts';
import { connectController } from './drivers/controller.ts';
import { silenceMs } from './drivers/driver.ts';

export type LightSettings = NonNullable<ScaleConfiguration['light']>;

/** The traffic light at one scale. */
export interface Light {
  show(signal: LightSignal): void;
  /**
   * Whether the wanted signal was written to the light; false before a signal is wanted, while the light does not answer, and if
   * its `address` cannot be read.
   */
  answers(): boolean;
  /** Resolves when all its outputs have been switched off, or it cannot be reached. */
  stop(): Promise<void>;
}

const tryAgainMs = 1000;
/** A controller that was restarted has lost its outputs. So those of `Constant` lamps are written again after this time. */
const usualSayAgainMs = 30_000;

/** Outputs of a controller, each by its address there, and whether it is to be on. */
type Outputs = readonly (readonly [output: string, on: boolean])[];
/** A connection to the controller of a light. */
interface Wire {
  write(outputs: Outputs): Promise<void>;
  close(): void;
}

/**
 * Keeps a light at the last signal, even after its connection was lost. Never throws: a light whose `address` cannot be read
 * never answers.
 */
export function driveLight(
  { address, outputs, signalType }: LightSettings,
  { sayAgainMs = usualSayAgainMs } = {},
): Light {
  const controllerAddress = lightAddress(address);
  const stopping = new AbortController();
  let wanted: LightSignal | undefined;
  let shown: LightSignal | undefined;
  /** Resolved when another signal is wanted or the light is stopped, so that `run` waits no longer. */
  let changed = Promise.withResolvers<void>();

  /** Writes the outputs for a signal: `Constant` lamps stay on, other ones are switched by one pulse. */
  const write = async (wire: Wire, signal: LightSignal): Promise<void> => {
    const all = Object.entries(outputs);
    if (signalType === 'Constant')
      return wire.write(all.map(([name, output]) => [output, name === signal] as const));
    const output = outputs[signal];
    if (output === undefined) return;
    await wire.write([[output, true]]);
    await pause(pulseMs);
    await wire.write([[output, false]]);
  };

  /** Connects once and shows what is wanted. Ends after a stop, and throws when the connection is lost. */
  const run = async (target: LightAddress): Promise<void> => {
    const wire = await connect(target, Object.values(outputs));
    try {
      while (!stopping.signal.aborted) {
        const signal = wanted;
        if (signal !== undefined) {
          await write(wire, signal);
          shown = signal;
        }
        // After a stop, nobody would resolve a new promise, and the loop would wait for ever.
        if (wanted !== signal || stopping.signal.aborted) continue;
        changed = Promise.withResolvers<void>();
        // A pulse switches: a second one for the same signal would switch a latching lamp off again.
        const repeated = signalType === 'Pulse' ? [] : [rest(sayAgainMs, stopping.signal)];
        await Promise.race([changed.promise, ...repeated]);
      }
      // Nobody watches the scale any more: all outputs are switched off, so that no driver gets a green light.
      await wire.write(Object.values(outputs).map((output) => [output, false] as const));
    } finally {
      shown = undefined;
      wire.close();
    }
  };

  const keepRunning = async (target: LightAddress): Promise<void> => {
    while (!stopping.signal.aborted) {
      await run(target).catch(() => undefined);
      await rest(tryAgainMs, stopping.signal);
    }
  };
  const running = controllerAddress ? keepRunning(controllerAddress) : Promise.resolve();

  return {
    show: (signal) => {
      if (wanted === signal) return;
      wanted = signal;
      changed.resolve();
    },
    answers: () => wanted !== undefined && shown === wanted,
    stop: async () => {
      stopping.abort();
      changed.resolve();
      await running;
    },
  };
}

/** Waits, or ends early at the signal. */
const rest = (ms: number, signal: AbortSignal): Promise<unknown> =>
  pause(ms, undefined, { signal }).catch(() => undefined);

/** Connects to the controller of the light: a Siemens S7, or one that speaks Modbus TCP, whose outputs are numbers of coils. */
const connect = async (target: LightAddress, outputs: readonly string[]): Promise<Wire> => {
  if (target.kind === 's7') return connectController(target, outputs);
  const client = new modbusSerial.default();
  client.setTimeout(silenceMs);
  client.setID(target.unit);
  // Without a listener, the error event of a lost socket would end the process.
  client.on('error', () => undefined);
  const close = () => client.destroy(() => undefined);
  try {
    await client.connectTCP(target.host, { port: target.port, timeout: silenceMs });
  } catch (error) {
    close();
    throw error;
  }
  return {
    close,
    write: async (values) => {
      for (const [coil, on] of values) await client.writeCoil(Number(coil), on);
    },
  };
};
