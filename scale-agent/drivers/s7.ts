import { setTimeout as pause } from 'node:timers/promises';
import type { NoWeightReason, Telegram } from '#domain/weighing/reading.ts';
import { connectController, type ControllerValue } from './controller.ts';
import { pollEveryMs, type Drive } from './driver.ts';

/** A life counter that stands still for so long: the program in the controller has stopped. */
const livesWithinMs = 2000;
/** More than any scale weighs: such a number is another value's bytes. */
const largest = 1e8;

/** Keys of a scale's rows, as the site's programmer names them; `weight` is needed, the others are believed when there. */
type Key = 'weight' | 'stable' | 'overload' | 'underload' | 'fault' | 'lifecounter';

type Values = Readonly<Partial<Record<Key, ControllerValue>>>;

/** What one reading of the controller's values says, in kilograms. A value that could not be read is a text. */
export const weightOfValues = (values: Values): Telegram => {
  const raw = JSON.stringify(values).slice(0, 200);
  const none = (reason: NoWeightReason): Telegram => ({ kind: 'none', reason, raw });
  const flags = ['fault', 'overload', 'underload'] as const;
  for (const flag of flags) {
    if (values[flag] === true) return none(flag);
    if (values[flag] !== undefined && values[flag] !== false) return none('unreadable');
  }
  const { weight, stable } = values;
  if (typeof weight !== 'number' || !Number.isFinite(weight) || Math.abs(weight) > largest)
    return none('unreadable');
  if (stable !== undefined && typeof stable !== 'boolean') return none('unreadable');
  return { kind: 'value', value: decimalOf(weight), unit: 'kg', settled: stable ?? null, raw };
};

/** A REAL has seven digits: 12.34 comes as 12.34000015258789. */
const decimalOf = (weight: number): string =>
  Number.isInteger(weight) ? String(weight) : String(Number(weight.toPrecision(7)));

/** A Siemens controller: reads the rows of the protocol again and again. */
export const s7: Drive<undefined> = async ({ protocol, heard, signal }) => {
  const rows = protocol.s7?.rows ?? [];
  const keyOf = new Map(rows.map(({ key, register }) => [register, key.toLowerCase()]));
  if (![...keyOf.values()].includes('weight')) {
    heard({ kind: 'none', reason: 'protocol_not_supported', raw: 'Weight' });
    return;
  }
  const controller = await connectController(
    {
      host: protocol.server ?? '127.0.0.1',
      port: protocol.port ?? 102,
      rack: protocol.s7?.rack ?? 0,
      slot: protocol.s7?.slot ?? 2,
    },
    [...keyOf.keys()],
  );
  const life = { value: undefined as ControllerValue, since: Date.now() };
  try {
    while (!signal.aborted) {
      const read = Object.entries(await controller.read());
      const values: Values = Object.fromEntries(read.map(([address, value]) => [keyOf.get(address), value]));
      if (values.lifecounter !== life.value)
        Object.assign(life, { value: values.lifecounter, since: Date.now() });
      const dead = values.lifecounter !== undefined && Date.now() - life.since > livesWithinMs;
      heard(dead ? { kind: 'none', reason: 'stale', raw: 'LifeCounter' } : weightOfValues(values));
      await pause(pollEveryMs, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    controller.close();
  }
};
