import { cardTerminalAt } from '#domain/terminal/cardTerminal.ts';
import type { DeviceAddress } from '../deviceNetworks.ts';
import type { PaymentTerminal } from './paymentTerminal.ts';
import { zvtTerminal } from './zvt/zvtTerminal.ts';

/** The password that terminals have when they are delivered. */
const usualPassword = '000000';

/**
 * The terminal of a working place.
 * @param address host, or host and port
 * @param deviceAddress resolves and checks the host; without it, the host is used as it is
 */
export function terminalAt(
  address: string,
  password: string | null,
  deviceAddress?: DeviceAddress,
): PaymentTerminal {
  return zvtTerminal({
    ...cardTerminalAt(address),
    password: password ?? usualPassword,
    ...(deviceAddress ? { deviceAddress } : {}),
  });
}
