import type { EnumValue } from '#domain/kernel/enumeration.ts';
import type { scaleProtocolType } from '#domain/weighing/enums.ts';
import { com } from './com.ts';
import type { Driver } from './driver.ts';
import { iot } from './iot.ts';
import { mechanical } from './mechanical.ts';
import { modbus } from './modbus.ts';
import { s7 } from './s7.ts';
import { tcp } from './tcp.ts';

/** All ways to connect to a scale. */
export const drivers = {
  Modbus: { reads: 'registers', drive: modbus },
  'TCP/IP': { reads: 'stream', drive: tcp },
  COM: { reads: 'stream', drive: com },
  S7: { reads: 'itself', drive: s7 },
  IoT: { reads: 'itself', drive: iot },
  Mechanical: { reads: 'itself', drive: mechanical },
} as const satisfies Record<EnumValue<typeof scaleProtocolType>, Driver>;
