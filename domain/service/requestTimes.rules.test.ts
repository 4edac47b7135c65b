import { describe, expect, it } from 'vitest';
import { requestsCounted } from './requestList.rules.ts';
import { closedAtAfter, answersCustomer } from './requestTimes.rules.ts';

describe('a request is closed at', () => {
  const [earlier, now] = ['2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z'];
  it.each([
    ['the moment of the move into a closed status', true, null, now],
    ['the same moment after a move between closed statuses', true, earlier, earlier],
    ['no moment once it is taken up again', false, earlier, null],
    ['no moment while it is open', false, null, null],
  ])('%s', (_what, isClosed, before, after) => {
    expect(closedAtAfter(isClosed, before, now)).toBe(after);
  });
});

it.each([
  [{ forCustomer: true }, true],
  [{ forCustomer: true, emailType: 'outgoing' }, true],
  [{ forCustomer: true, emailType: 'incoming' }, false],
  [{ forCustomer: false }, false],
])('a comment with %j answers the customer: %s', (comment, answers) => {
  expect(answersCustomer(comment)).toBe(answers);
});

describe('the list behind a figure', () => {
  const period = { from: '2026-01-15', to: '2026-03-10' };
  const customer = { key: '7', name: 'Mewa' };
  it.each([
    ['2026-01', '2026-01-15', '2026-01-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2026-03', '2026-03-01', '2026-03-10'],
  ])('the list behind a figure of %s has the days of that month within the period', (key, from, to) => {
    expect(requestsCounted('intake', period, 'month', { key, name: key })).toEqual({
      from,
      to,
      conditions: [],
    });
  });

  it('the list behind a figure of the intake of a customer names the customer and the period', () => {
    expect(requestsCounted('intake', period, 'customer', customer)).toEqual({
      ...period,
      conditions: [{ fieldPath: 'customer', operator: 'eq', value: { id: 7, presentation: 'Mewa' } }],
    });
  });

  it('the list behind a figure of the solved ones looks at when they were closed, whenever they came in', () => {
    expect(requestsCounted('solved', period, 'customer')).toEqual({
      from: '',
      to: '',
      conditions: [
        { fieldPath: 'closedAt', operator: 'gte', value: '2026-01-15' },
        { fieldPath: 'closedAt', operator: 'lte', value: '2026-03-10' },
      ],
    });
  });

  it('the list behind the figure without a product has the requests without one', () => {
    expect(requestsCounted('intake', period, 'product', { key: null, name: null }).conditions).toEqual([
      { fieldPath: 'products', operator: 'notFilled' },
    ]);
  });
});
