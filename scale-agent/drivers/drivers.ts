import type { EnumValue } from '#domain/kernel/enumeration.ts';
import type { scaleProtocolType } from '#domain/weighing/enums.ts';
import type { Driver } from './driver.ts';
import { modbus } from './modbus.ts';
import { tcp } from './tcp.ts';

/** Every way to reach a scale; null says honestly that it is not there yet. */
export const drivers = {
  Modbus: modbus,
  'TCP/IP': tcp,
  COM: null,
  S7: null,
  IoT: null,
  Mechanical: null,
} as const satisfies Record<EnumValue<typeof scaleProtocolType>, Driver | null>;
