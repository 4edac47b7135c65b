import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { fail } from '#domain/kernel/fail.ts';

/** Resolves the address of a device. @throws device_address_refused if it is in none of the allowed networks */
export type DeviceAddress = (host: string) => Promise<string>;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * People who set up working places enter the addresses of devices. Connections are limited to some networks, so that nobody
 * can make the worker connect to other hosts that it can reach. The function that this makes returns an IP address and not a
 * name, because a name could resolve to another address a moment later.
 * @param list networks such as `10.0.0.0/8`, separated by commas
 */
export function deviceNetworks(list: string): DeviceAddress {
  const networks = new BlockList();
  for (const network of list.split(',').map((each) => each.trim())) {
    if (network === '') continue;
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    // A network without a prefix length is one address.
    const allBits = family === 'ipv6' ? 128 : 32;
    networks.addSubnet(address, bits === undefined ? allBits : Number(bits), family);
  }
  return async (host) => {
    const { address } = await lookup(host);
    if (!networks.check(address, familyOf(address))) throw fail('device_address_refused', { address: host });
    return address;
  };
}
