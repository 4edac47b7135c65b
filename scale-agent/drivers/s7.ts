import { setTimeout as pause } from 'node:timers/promises';
import type { NoWeightReason, Telegram } from '#domain/weighing/reading.ts';
import { connectController } from './controller.ts';
import type { ControllerValue } from './controllerMessages.ts';
import { pollEveryMs, type Drive } from './driver.ts';

/** If the life counter does not change for this time, the program in the controller has stopped. */
const livesWithinMs = 2000;
/** Kilograms; more than any scale weighs. A larger number was read from the bytes of another value. */
const largest = 1e8;

/** The keys of the rows of a protocol (`configS7`), in lower case; `weight` is required, the others are optional. */
type Key = 'weight' | 'stable' | 'overload' | 'underload' | 'fault' | 'lifecounter';

type Values = Readonly<Partial<Record<Key, ControllerValue>>>;

/** The weight in one reading of the controller's values, in kilograms. A value that could not be read is a text. */
function weightOfValues(values: Values): Telegram {
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
}

/** A REAL has seven significant digits: 12.34 arrives as 12.34000015258789. */
const decimalOf = (weight: number): string =>
  Number.isInteger(weight) ? String(weight) : String(Number(weight.toPrecision(7)));

/** A Siemens controller: reads the rows of the protocol again and again. */
export const s7: Drive<undefined> = async ({ protocol, onTelegram, signal }) => {
  const rows = protocol.s7?.rows ?? [];
  // The keys by the addresses in the controller, such as `DB1,REAL0`, from which they are read.
  const keyOf = new Map(rows.map(({ key, register }) => [register, key.toLowerCase()]));
  if (![...keyOf.values()].includes('weight')) {
    onTelegram({ kind: 'none', reason: 'protocol_not_supported', raw: 'Weight' });
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
  /** The life counter, and since when it has had this value. */
  const life = { value: undefined as ControllerValue, since: Date.now() };
  try {
    while (!signal.aborted) {
      const entries = Object.entries(await controller.read());
      const values: Values = Object.fromEntries(
        entries.map(([register, value]) => [keyOf.get(register), value]),
      );
      if (values.lifecounter !== life.value)
        Object.assign(life, { value: values.lifecounter, since: Date.now() });
      const isStopped = values.lifecounter !== undefined && Date.now() - life.since > livesWithinMs;
      onTelegram(isStopped ? { kind: 'none', reason: 'stale', raw: 'LifeCounter' } : weightOfValues(values));
      await pause(pollEveryMs, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    controller.close();
  }
};
