import type { Database } from '#database/connect.ts';
import { kioskDeskContracts } from '#domain/terminal/kioskDesk.contracts.ts';
import type { Throttle } from '../auth/throttle.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';
import { driverLanguageIn } from './driverLanguageIn.ts';
import { createKioskPayments, ownFirms, type FirmRegister } from './kioskPayments.ts';
import { kioskPlace } from './kioskPlace.ts';
import { createKioskSessions } from './kioskSessions.ts';

interface PaymentDependencies {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly processes: Processes;
  readonly publicUrl: string;
  /** If absent, firms are looked up among our own records. */
  readonly firmRegister?: FirmRegister;
}

/** How many firms one truck may ask for in an hour, because registers of firms limit the number of queries. */
const firmLimit = { name: 'kiosk-firms', points: 20, seconds: 3600 } as const;
const tag = 'kiosk';

/** What the endpoints below share. */
const toolsOf = (dependencies: PaymentDependencies) => {
  const { database, throttle, processes, publicUrl } = dependencies;
  const sessions = createKioskSessions(database, publicUrl);
  const payments = createKioskPayments(database, dependencies.firmRegister ?? ownFirms(database));

  return { database, throttle, processes, sessions, payments };
};

type Tools = ReturnType<typeof toolsOf>;

/**
 * Drivers have no account. `sessions.dispositionOf` finds the truck by the kiosk session of the caller, and refuses a caller
 * without such a session with 401.
 */
const readingEndpoints = ({ database, throttle, sessions, payments }: Tools): AnyEndpoint[] => [
  serve(kioskDeskContracts.payment, {
    tag,
    summary: 'What the driver’s truck owes, and what has become of the last attempt to pay it',
    access: 'anyone',
    refuses: [401],
    handle: async ({ request }) =>
      payments.show(
        await sessions.dispositionOf(request),
        await kioskPlace(database, request),
        driverLanguageIn(request),
      ),
  }),
  serve(kioskDeskContracts.firm, {
    tag,
    summary: 'The firm that an invoice is for, by its tax number',
    access: 'anyone',
    refuses: [401, 429],
    handle: async ({ request, body: { number } }) => {
      await throttle.spend(firmLimit, String(await sessions.dispositionOf(request)));
      return payments.firm(number);
    },
  }),
];

const cardEndpoints = ({ database, processes, sessions, payments }: Tools): AnyEndpoint[] => [
  serve(kioskDeskContracts.payByCard, {
    tag,
    summary: 'Begins to take what the truck owes from a card, at the terminal of this kiosk',
    access: 'anyone',
    refuses: [401],
    handle: async ({ request, requestId, body: { buyer } }) => {
      const dispositionId = await sessions.dispositionOf(request);
      const place = await kioskPlace(database, request);
      await payments.pay(dispositionId, place, buyer, requestId);
      return payments.show(dispositionId, place, driverLanguageIn(request));
    },
  }),
  serve(kioskDeskContracts.cancelCard, {
    tag,
    summary: 'Calls the card payment off; what the terminal has booked by then stays booked',
    access: 'anyone',
    refuses: [401, 503],
    handle: async ({ request }) => {
      const dispositionId = await sessions.dispositionOf(request);
      const attempt = await payments.openAttempt(dispositionId);
      if (attempt !== undefined) await processes.cardPayments.cancel(attempt);
      const place = await kioskPlace(database, request);
      return payments.show(dispositionId, place, driverLanguageIn(request));
    },
  }),
  // The only call of this file for staff, and not for a driver.
  serve(kioskDeskContracts.settleCard, {
    tag: 'payments',
    summary:
      'Says what became of a card payment that nobody can find out about, read off the terminal’s slips',
    access: ['operator'],
    refuses: [503],
    handle: async ({ actor, params: { id }, body, requestId }) => {
      await database.records.mustSee(actor, 'cardPayment', id);
      await processes.cardPayments.settle(id, { ...body, by: actor.userId ?? 0 }, requestId);
      return { result: true };
    },
  }),
];

/** Penalties and services that a driver pays at the kiosk, and the invoice for them. */
export function kioskPaymentEndpoints(dependencies: PaymentDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...readingEndpoints(tools), ...cardEndpoints(tools)];
}
