import { registerForDrivers } from '../finance/firms.endpoints.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiParts } from '../parts.ts';
import { arrivalEndpoints } from './arrivals.endpoints.ts';
import { displayEndpoints } from './display.endpoints.ts';
import { kioskEndpoints } from './kiosk.endpoints.ts';
import { kioskDeskEndpoints } from './kioskDesk.endpoints.ts';
import { kioskPaymentEndpoints } from './kioskPayments.endpoints.ts';
import { moveEndpoints } from './moves.endpoints.ts';
import { orderProgressEndpoints } from './orderProgress.endpoints.ts';
import { queueEndpoints } from './queue.endpoints.ts';
import { smsEndpoints } from './sms.endpoints.ts';
import { ticketEndpoints } from './tickets.endpoints.ts';
import { whatIfEndpoints } from './whatIf.endpoints.ts';

export const terminalCalls = (parts: ApiParts): AnyEndpoint[] => [
  ...moveEndpoints(parts),
  ...kioskEndpoints(parts),
  ...kioskPaymentEndpoints({
    ...parts,
    firmRegister: registerForDrivers(parts.database, parts.processes),
  }),
  ...kioskDeskEndpoints(parts),
  ...whatIfEndpoints(parts),
  ...displayEndpoints(parts),
  ...queueEndpoints(parts),
  ...smsEndpoints(parts),
  ...ticketEndpoints(parts),
  ...arrivalEndpoints(parts),
  ...orderProgressEndpoints(parts),
];
