import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';
import type { NoWeightReason } from './reading.ts';
import type { ScalePhase } from './stability.ts';

/**
 * What the light at a scale says to the driver. `ok`: drive on, or the weight is taken and drive off; `minus`: wait, no
 * weight yet, or too little; `plus`: too much; `connection`: the scale cannot be read.
 */
export const lightSignal = defineEnum('lightSignal', ['connection', 'ok', 'minus', 'plus']);
export type LightSignal = EnumValue<typeof lightSignal>;

/** How long a light that is switched by pulses is given each of them. */
export const pulseMs = 500;

/** The signal for what stands on a scale. `accepted`: the weight of this load has been taken. */
export const signalOf = ({
  phase,
  reason,
  accepted,
}: {
  readonly phase: ScalePhase;
  readonly reason: NoWeightReason | null;
  readonly accepted: boolean;
}): LightSignal => {
  if (reason === 'overload') return 'plus';
  if (reason === 'underload') return 'minus';
  if (phase === 'OFFLINE' || phase === 'ERROR') return 'connection';
  if (phase === 'EMPTY' || accepted) return 'ok';
  return 'minus';
};

/** Where a light is wired to: a controller's address out of `trafficLightConnection`. */
export type LightAddress =
  | { readonly kind: 'modbus'; readonly host: string; readonly port: number; readonly unit: number }
  | {
      readonly kind: 's7';
      readonly host: string;
      readonly port: number;
      readonly rack: number;
      readonly slot: number;
    };

/** `modbus://10.0.0.7:502/1` (unit) or `s7://10.0.0.8:102/0/2` (rack, slot); nothing for another text. */
export const lightAddress = (text: string): LightAddress | undefined => {
  const found = /^(modbus|s7):\/\/([\w.-]+)(?::(\d{1,5}))?((?:\/\d{1,3}){0,2})\/?$/i.exec(text.trim());
  if (!found) return undefined;
  const [, scheme = '', host = '', port, path = ''] = found;
  const [first, second] = path.split('/').filter(Boolean).map(Number);
  if (scheme.toLowerCase() === 'modbus')
    return { kind: 'modbus', host, port: Number(port ?? 502), unit: first ?? 1 };
  return { kind: 's7', host, port: Number(port ?? 102), rack: first ?? 0, slot: second ?? 2 };
};
