import { registerForDrivers } from '../finance/firms.endpoints.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { arrivalEndpoints } from './arrivals.endpoints.ts';
import { displayEndpoints } from './display.endpoints.ts';
import { dispositionStateEndpoints } from './dispositionState.endpoints.ts';
import { kioskEndpoints } from './kiosk.endpoints.ts';
import { kioskDeskEndpoints } from './kioskDesk.endpoints.ts';
import { kioskPaymentEndpoints } from './kioskPayments.endpoints.ts';
import { moveEndpoints } from './moves.endpoints.ts';
import { orderProgressEndpoints } from './orderProgress.endpoints.ts';
import { queueEndpoints } from './queue.endpoints.ts';
import { smsEndpoints } from './sms.endpoints.ts';
import { ticketEndpoints } from './tickets.endpoints.ts';
import { whatIfEndpoints } from './whatIf.endpoints.ts';

/** All calls for trucks, queues, the kiosk, SMS and the screens in the yard. */
export function terminalCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...moveEndpoints(dependencies),
    ...dispositionStateEndpoints(dependencies),
    ...kioskEndpoints(dependencies),
    ...kioskPaymentEndpoints({
      ...dependencies,
      firmRegister: registerForDrivers(dependencies.database, dependencies.processes),
    }),
    ...kioskDeskEndpoints(dependencies),
    ...whatIfEndpoints(dependencies),
    ...displayEndpoints(dependencies),
    ...queueEndpoints(dependencies),
    ...smsEndpoints(dependencies),
    ...ticketEndpoints(dependencies),
    ...arrivalEndpoints(dependencies),
    ...orderProgressEndpoints(dependencies),
  ];
}
