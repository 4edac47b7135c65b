import type { IncomingMessage } from 'node:http';
import { addressOf, clientIp } from '../auth/addressOf.ts';

/** The most sockets of one address that may wait for authentication at the same time. */
const mostNew = 100;

/**
 * The address of the client, as the key by which attempts are counted.
 * @param trustProxy the number of our proxies
 */
export function callerAddress({ headers, socket }: IncomingMessage, trustProxy: number): string {
  return addressOf({ ip: clientIp(headers, socket.remoteAddress, trustProxy) });
}

/**
 * Counts recently opened sockets by address, which limits those of unauthenticated clients.
 * @param withinMs how long each opened socket is counted, even if it is authenticated or closed sooner
 */
export function newSocketLimit(withinMs: number) {
  const opened = new Map<string, number>();
  return {
    mayWait: (address: string): boolean => {
      const count = opened.get(address) ?? 0;
      if (count >= mostNew) return false;
      opened.set(address, count + 1);
      setTimeout(() => {
        const left = (opened.get(address) ?? 1) - 1;
        if (left === 0) opened.delete(address);
        else opened.set(address, left);
      }, withinMs).unref();
      return true;
    },
  };
}
