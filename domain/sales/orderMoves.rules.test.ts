import { describe, expect, it } from 'vitest';
import {
  orderMoves,
  orderStatusCodes,
  refusalOfFulfilling,
  refusalOfOrderMove,
  type OrderFacts,
  type OrderStatusCode,
  type OrderStatusFacts,
} from './orderMoves.rules.ts';

const closed: readonly string[] = ['CLOSED', 'CANCELED'];
const status = (code: string): OrderStatusFacts => ({ id: 1, code, isClosed: closed.includes(code) });
const facts = (code: string, some: Partial<OrderFacts> = {}): OrderFacts => ({
  status: status(code),
  lines: 1,
  incomplete: false,
  begun: false,
  complete: true,
  underWay: 0,
  ...some,
});

describe('an order goes', () => {
  it.each(orderStatusCodes.flatMap((from) => orderStatusCodes.map((to) => [from, to] as const)))(
    'an order goes from %s to %s only along a declared move',
    (from, to) => {
      const refusal = refusalOfOrderMove(facts(from), status(to));
      const expected = closed.includes(from) ? 'order_closed' : 'order_status_unreachable';
      expect(refusal?.code).toBe(orderMoves[from].includes(to) ? undefined : expected);
    },
  );

  it.each(orderStatusCodes)(
    'an order goes from a status of an administrator’s own to %s, and from it where it is not closed',
    (code) => {
      const own = status('IN_TRANSIT');
      expect(refusalOfOrderMove(facts('IN_TRANSIT'), status(code))).toBeUndefined();
      expect(refusalOfOrderMove(facts(code), own)?.code).toBe(
        closed.includes(code) ? 'order_closed' : undefined,
      );
    },
  );
});

describe('what a change of status asks of an order', () => {
  // What; the status before and after; the facts; whether what is open was seen (`goesOn`); the refusal, if any.
  it.each<[string, OrderStatusCode, OrderStatusCode, Partial<OrderFacts>, boolean, string | undefined]>([
    ['confirmed without lines', 'NEW', 'CONFIRMED', { lines: 0 }, false, 'order_empty'],
    ['confirmed without lines, whatever was seen', 'NEW', 'CONFIRMED', { lines: 0 }, true, 'order_empty'],
    [
      'confirmed with missing parameters',
      'NEW',
      'CONFIRMED',
      { incomplete: true },
      false,
      'order_incomplete',
    ],
    ['confirmed without a price', 'NEW', 'CONFIRMED', { unpriced: [2, 5] }, true, 'order_unpriced'],
    ['an offer without a price becomes an order', 'OFERTA', 'NEW', { unpriced: [1] }, false, undefined],
    ['confirmed long ago without a price', 'CONFIRMED', 'CLOSED', { unpriced: [1] }, false, undefined],
    ['an offer without lines becomes an order', 'OFERTA', 'NEW', { lines: 0 }, false, undefined],
    ['back when a line was begun', 'CONFIRMED', 'NEW', { begun: true }, true, 'order_begun'],
    ['back with trucks on their way', 'CONFIRMED', 'NEW', { underWay: 2 }, true, 'order_awaits_vehicles'],
    ['back to confirmed with trucks', 'READY_FOR_PRODUCTION', 'CONFIRMED', { underWay: 2 }, false, undefined],
    ['an offer with trucks becomes an order', 'OFERTA', 'NEW', { underWay: 2 }, false, undefined],
    [
      'back to confirmed when a line was begun',
      'READY_FOR_PRODUCTION',
      'CONFIRMED',
      { begun: true },
      false,
      undefined,
    ],
    ['closed with trucks on their way', 'CONFIRMED', 'CLOSED', { underWay: 1 }, false, 'order_under_way'],
    ['closed before all is delivered', 'CONFIRMED', 'CLOSED', { complete: false }, false, 'order_items_open'],
    ['closed before all is delivered, seen', 'CONFIRMED', 'CLOSED', { complete: false }, true, undefined],
    ['canceled with trucks on their way', 'NEW', 'CANCELED', { underWay: 3 }, false, 'order_under_way'],
    ['canceled with trucks on their way, seen', 'NEW', 'CANCELED', { underWay: 3 }, true, undefined],
    [
      'canceled when a line was begun',
      'CONFIRMED',
      'CANCELED',
      { begun: true },
      false,
      'order_begun_to_cancel',
    ],
    ['canceled when a line was begun, seen', 'CONFIRMED', 'CANCELED', { begun: true }, true, undefined],
    ['canceled without lines', 'OFERTA', 'CANCELED', { lines: 0 }, false, undefined],
  ])('%s', (_case, from, to, some, goesOn, expected) => {
    expect(refusalOfOrderMove(facts(from, some), status(to), goesOn)?.code).toBe(expected);
  });
});

it.each<[string, string | undefined]>([
  ['OFERTA', 'order_not_confirmed'],
  ['NEW', 'order_not_confirmed'],
  ['CONFIRMED', undefined],
  ['READY_FOR_PRODUCTION', undefined],
  ['IN_TRANSIT', undefined],
  ['CLOSED', 'order_closed'],
  ['CANCELED', 'order_closed'],
])('lines of an order that is %s are fulfilled, or refused as %s', (code, expected) => {
  expect(refusalOfFulfilling(status(code))?.code).toBe(expected);
});
