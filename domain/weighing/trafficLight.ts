import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';
import { largestPort } from '../kernel/largestPort.ts';
import type { NoWeightReason } from './reading.ts';
import type { ScalePhase } from './stability.ts';

/**
 * The signal of the traffic light at a scale. `ok`: the scale is empty, or the weight is taken and the truck may leave; `minus`:
 * there is no weight yet, or it is too low; `plus`: too heavy; `connection`: the scale cannot be read.
 */
export const lightSignal = defineEnum('lightSignal', ['connection', 'ok', 'minus', 'plus']);
export type LightSignal = EnumValue<typeof lightSignal>;

/** The length of a pulse for a light that is switched by pulses, in milliseconds. */
export const pulseMs = 500;

/** The signal for the state of a scale. `accepted`: whether the weight of this load has been taken. */
export function signalOf({
  phase,
  reason,
  accepted,
}: {
  readonly phase: ScalePhase;
  readonly reason: NoWeightReason | null;
  readonly accepted: boolean;
}): LightSignal {
  if (reason === 'overload') return 'plus';
  if (reason === 'underload') return 'minus';
  if (phase === 'OFFLINE' || phase === 'ERROR') return 'connection';
  if (phase === 'EMPTY' || accepted) return 'ok';
  return 'minus';
}

/** The controller of a light: an address from `trafficLightConnection`. */
export type LightAddress =
  | { readonly kind: 'modbus'; readonly host: string; readonly port: number; readonly unit: number }
  | {
      readonly kind: 's7';
      readonly host: string;
      readonly port: number;
      readonly rack: number;
      readonly slot: number;
    };

/**
 * Parses `modbus://10.0.0.7:502/1` (unit) or `s7://10.0.0.8:102/0/2` (rack, slot); undefined for other text. Port and numbers may
 * be left out; the values of these examples are then taken.
 */
export function lightAddress(text: string): LightAddress | undefined {
  const match = /^(modbus|s7):\/\/([\w.-]+)(?::(\d{1,5}))?((?:\/\d{1,3}){0,2})\/?$/i.exec(text.trim());
  if (!match) return undefined;
  const [, scheme = '', host = '', givenPort, path = ''] = match;
  const isModbus = scheme.toLowerCase() === 'modbus';
  const [first, second] = path.split('/').filter(Boolean).map(Number);
  const port = Number(givenPort ?? (isModbus ? 502 : 102));
  if (port > largestPort) return undefined;
  if (!isModbus) return { kind: 's7', host, port, rack: first ?? 0, slot: second ?? 2 };
  const unit = first ?? 1;
  // The unit of Modbus is one byte, and a second number after it means nothing.
  return unit > 255 || second !== undefined ? undefined : { kind: 'modbus', host, port, unit };
}
