import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '#tools/peers/faults.ts';
import { lineNames } from '#tools/testing/lines.ts';
import type { Program, Victim } from '#tools/testing/stack.ts';
import type { Draw } from './random.ts';
import type { Terminal } from './terminal.ts';

/** How hard a run is made. */
export interface FaultSettings {
  readonly victims: readonly Victim[];
  /** Milliseconds from one trouble to the next. */
  readonly every: readonly [number, number];
  /** So many in all; none after the last. */
  readonly atMost: number;
}

/** What may happen, and how often beside each other. */
const kinds = { kill: 9, cut: 4, spoil: 5, freeze: 3, hangUp: 2 } as const;
const freezable = ['worker', 'api', 'agent'] as const satisfies readonly Program[];
const faults: readonly Fault[] = [
  { type: 'latency', attributes: { latency: 150 } },
  { type: 'timeout', attributes: { timeout: 0 } },
  { type: 'reset_peer', attributes: { timeout: 50 } },
  { type: 'slicer', attributes: { average_size: 64, size_variation: 32, delay: 200 } },
];
const lasting = [500, 4000] as const;

export interface FaultInjection {
  /** Lets the one under way end, and everything be mended. */
  end(): Promise<void>;
}

/** Kills, cuts and freezes at random, one after another, until it is stopped. */
export function injectFaults(terminal: Terminal, draw: Draw, hardship: FaultSettings): FaultInjection {
  const { stack, counts, stations } = terminal;
  const ending = new AbortController();
  const lastOut = () => pause(draw.whole(...lasting));

  const doing: Record<keyof typeof kinds, () => Promise<void>> = {
    kill: async () => {
      const victim = draw.oneOf(hardship.victims);
      counts.add(`kill -9 of ${victim}`);
      await stack.kill(victim);
    },
    cut: async () => {
      const name = draw.oneOf(lineNames);
      counts.add(`cuts of the line to ${name}`);
      await stack.lines?.[name].cut();
      await lastOut();
      await stack.lines?.[name].mend();
    },
    spoil: async () => {
      const name = draw.oneOf(lineNames);
      const fault = draw.oneOf(faults);
      counts.add(`${fault.type} on the line to ${name}`);
      await stack.lines?.[name].spoil(fault);
      await lastOut();
      await stack.lines?.[name].mend();
    },
    freeze: async () => {
      const program = draw.oneOf(freezable);
      counts.add(`freezes of ${program}`);
      stack.freeze(program);
      await lastOut();
      stack.thaw(program);
    },
    hangUp: async () => {
      counts.add('scales that hung up');
      draw.oneOf(draw.oneOf(stations).scales).scale.hangUp();
    },
  };
  const one = () => doing[draw.weighted(kinds)]();

  const making = (async () => {
    for (let left = hardship.atMost; left > 0 && !ending.signal.aborted; left -= 1) {
      await pause(draw.whole(...hardship.every), undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
      await one();
    }
  })();
  // Whoever ends it hears of a failure; until then it must not end the process.
  making.catch(() => undefined);
  return {
    end: () => {
      ending.abort();
      return making;
    },
  };
}
