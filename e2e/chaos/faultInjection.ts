import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '#tools/peers/faults.ts';
import { lineNames } from '#tools/testing/lines.ts';
import type { Program, Victim } from '#tools/testing/stack.ts';
import type { Draw } from './random.ts';
import type { Terminal } from './terminal.ts';

/** Which faults a run has, and how many. */
export interface FaultSettings {
  readonly victims: readonly Victim[];
  /** The time from one fault to the next: the shortest and the longest, in milliseconds. */
  readonly every: readonly [number, number];
  /** The number of faults in all. */
  readonly atMost: number;
}

/** The kinds of faults, with their relative frequency. */
const kinds = { kill: 9, cut: 4, spoil: 5, freeze: 3, hangUp: 2 } as const;
/** The programs that are stopped for a while without being ended. */
const freezable = ['worker', 'api', 'agent'] as const satisfies readonly Program[];
/**
 * What may happen to a connection, with times in milliseconds. `timeout: 0` passes nothing on and never closes the connection.
 * `slicer` passes data on in pieces of about 64 bytes, with a `delay` in microseconds between two of them.
 */
const faults: readonly Fault[] = [
  { type: 'latency', attributes: { latency: 150 } },
  { type: 'timeout', attributes: { timeout: 0 } },
  { type: 'reset_peer', attributes: { timeout: 50 } },
  { type: 'slicer', attributes: { average_size: 64, size_variation: 32, delay: 200 } },
];
/**
 * How long a connection stays cut or spoilt, or a program frozen: the shortest and the longest time (ms). A killed program has no
 * such time: `stack.kill` waits until it runs again.
 */
const durationMs = [500, 4000] as const;

export interface FaultInjection {
  /** Begins no further fault, and waits until the present one is over and everything works again. */
  end(): Promise<void>;
}

/** Makes faults of all kinds at random, one after another, until `end` is called or `atMost` of them were made. */
export function injectFaults(terminal: Terminal, draw: Draw, settings: FaultSettings): FaultInjection {
  const { stack, counts, stations } = terminal;
  const ending = new AbortController();
  const pauseForDuration = () => pause(draw.whole(...durationMs));

  const actions: Record<keyof typeof kinds, () => Promise<void>> = {
    kill: async () => {
      const victim = draw.oneOf(settings.victims);
      counts.add(`kill -9 of ${victim}`);
      await stack.kill(victim);
    },
    cut: async () => {
      const name = draw.oneOf(lineNames);
      counts.add(`cuts of the line to ${name}`);
      await stack.lines?.[name].cut();
      await pauseForDuration();
      await stack.lines?.[name].mend();
    },
    spoil: async () => {
      const name = draw.oneOf(lineNames);
      const fault = draw.oneOf(faults);
      counts.add(`${fault.type} on the line to ${name}`);
      await stack.lines?.[name].spoil(fault);
      await pauseForDuration();
      await stack.lines?.[name].mend();
    },
    freeze: async () => {
      const program = draw.oneOf(freezable);
      counts.add(`freezes of ${program}`);
      stack.freeze(program);
      await pauseForDuration();
      stack.thaw(program);
    },
    hangUp: async () => {
      counts.add('scales that hung up');
      draw.oneOf(draw.oneOf(stations).scales).scale.hangUp();
    },
  };
  const makeFault = () => actions[draw.weighted(kinds)]();

  const running = (async () => {
    for (let faultsLeft = settings.atMost; faultsLeft > 0 && !ending.signal.aborted; faultsLeft -= 1) {
      await pause(draw.whole(...settings.every), undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
      await makeFault();
    }
  })();
  // `end` passes a failure on to its caller. A failure before that call must not end the process.
  running.catch(() => undefined);
  return {
    end: () => {
      ending.abort();
      return running;
    },
  };
}
