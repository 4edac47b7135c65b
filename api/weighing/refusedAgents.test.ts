import type { Socket } from 'socket.io';
import { expect, it } from 'vitest';
import { noteRefusedAgents } from './refusedAgents.ts';

/** A handshake as a proxy in front of us passes it on. */
const handshakeFrom = (address: string) =>
  ({
    address: '10.0.0.1',
    headers: { 'x-forwarded-for': `made-up, ${address}` },
    url: '/api/socket.io',
  }) as unknown as Socket['handshake'];

it('wrong tokens are counted by the network of their sender, and noted with its address', async () => {
  const [counted, noted]: [string[], unknown[]] = [[], []];
  const note = noteRefusedAgents({
    throttle: {
      spend: async (_limit, key) => void counted.push(key),
      slow: async () => undefined,
      forgive: async () => undefined,
      giveBack: async () => undefined,
      close: async () => undefined,
    },
    accessLog: { note: ({ ip }) => void noted.push(ip), close: async () => undefined },
    trustProxy: 1,
  });
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '192.0.2.7'])
    expect(await note(handshakeFrom(address))).toBe('not_signed_in');
  expect(counted).toEqual(['2001:db8:1:2::/64', '2001:db8:1:2::/64', '192.0.2.7']);
  expect(noted).toEqual(['2001:db8:1:2::1', '2001:db8:1:2::2', '192.0.2.7']);
});
