import type { Request } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The IP address of the client that opens a socket, as express finds it for requests by `trust proxy`. Each proxy appends the
 * address that called it to the header `x-forwarded-for`; what stands before the entries of our proxies may be made up.
 * @param caller the address that called this process: that of the nearest proxy, or of the client itself
 * @param trustProxy the number of our proxies
 */
export function clientIp(
  headers: IncomingHttpHeaders,
  caller: string | undefined,
  trustProxy: number,
): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  // The last address called this process. If that is a proxy of ours, the one before it called the proxy, and so on.
  const addresses = [...forwarded, caller];
  return addresses[Math.max(0, addresses.length - 1 - trustProxy)];
}

/**
 * The key by which attempts from one place are counted: the IPv4 address, or the first 64 bits of an IPv6 address, because
 * one subscriber usually has the whole /64 network.
 */
export function addressOf({ ip }: Pick<Request, 'ip'>): string {
  if (ip === undefined) return 'unknown';
  // An IPv6 address may end with the network card (`fe80::1%eth0`). An IPv4 address may be written as `::ffff:10.0.0.1`.
  const [address = ip] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address without leading zeros; `::` stands for the missing groups of zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const missing = after === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
