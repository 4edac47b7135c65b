import type { Socket } from 'socket.io';
import type { AccessLog, NotedRequest } from '../auth/accessLog.ts';
import { limits, type Throttle } from '../auth/throttle.ts';

export interface RefusalDependencies {
  readonly throttle: Throttle;
  readonly accessLog: AccessLog;
  /** The number of proxies before the API. */
  readonly trustProxy: number;
}

/** Notes handshakes of agents with a wrong token; above a limit per hour and address they are refused without a note. */
export function noteRefusedAgents({ throttle, accessLog, trustProxy }: RefusalDependencies) {
  return async (handshake: Socket['handshake']): Promise<'not_signed_in' | 'too_many_attempts'> => {
    const ip = addressOf(handshake, trustProxy);
    try {
      await throttle.spend(limits.agents, ip);
    } catch {
      return 'too_many_attempts';
    }
    const notedRequest: NotedRequest = {
      ip,
      method: 'GET',
      originalUrl: handshake.url,
      get: () => handshake.headers['user-agent'],
    };
    accessLog.note(notedRequest, { action: 'AccessRefused', objectName: 'scaleAgent' });
    return 'not_signed_in';
  };
}

/** The client address that the outermost of our proxies saw, counted as express does with `trust proxy`. */
const addressOf = ({ address, headers }: Socket['handshake'], trustProxy: number): string => {
  const header = headers['x-forwarded-for'] ?? [];
  const hops = [header]
    .flat()
    .join(',')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const addresses = [...hops, address];
  return addresses[Math.max(0, addresses.length - 1 - trustProxy)] ?? address;
};
