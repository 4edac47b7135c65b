import type { Socket } from 'socket.io';
import { addressOf, clientIp } from '../auth/addressOf.ts';
import type { AccessLog, NotedRequest } from '../auth/accessLog.ts';
import { limits, type Throttle } from '../auth/throttle.ts';

export interface RefusalDependencies {
  readonly throttle: Throttle;
  readonly accessLog: AccessLog;
  /** The number of proxies before the API. */
  readonly trustProxy: number;
}

/** Notes handshakes of agents with a wrong token; above a limit per hour and network they are refused without a note. */
export function noteRefusedAgents({ throttle, accessLog, trustProxy }: RefusalDependencies) {
  return async (handshake: Socket['handshake']): Promise<'not_signed_in' | 'too_many_attempts'> => {
    const ip = clientIp(handshake.headers, handshake.address, trustProxy);
    try {
      await throttle.spend(limits.agents, addressOf({ ip }));
    } catch {
      return 'too_many_attempts';
    }
    const notedRequest: NotedRequest = {
      ip,
      method: 'GET',
      originalUrl: handshake.url,
      // The log asks for no other header.
      get: () => handshake.headers['user-agent'],
    };
    accessLog.note(notedRequest, { action: 'AccessRefused', objectName: 'scaleAgent' });
    return 'not_signed_in';
  };
}
