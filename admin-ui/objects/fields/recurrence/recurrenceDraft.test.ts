import { describe, expect, it } from 'vitest';
import { recurrenceText } from '#domain/labels/recurrenceWords.ts';
import { draftOf, freshDraft, ruleAfterMove, ruleOfDraft } from './recurrenceDraft.ts';

/** Monday, the second one of its month, at nine in Warsaw. */
const start = '2026-11-09T08:00:00.000Z';

describe('a repetition that people choose', () => {
  it.each([
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=WEEKLY;BYDAY=MO',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=5',
    'FREQ=MONTHLY;BYMONTHDAY=9',
    'FREQ=MONTHLY;BYDAY=2MO;UNTIL=20270131',
    'FREQ=MONTHLY;BYDAY=-1MO',
    'FREQ=YEARLY',
  ])('%s is shown as its parts and becomes the same rule again', (rule) => {
    const draft = draftOf(rule, start);
    if (draft.often === 'own') throw new Error('its parts are not shown');
    expect(ruleOfDraft({ ...draft, often: draft.often }, start)).toBe(rule);
  });

  it.each(['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'])(
    '%s keeps its rule, because its parts cannot be chosen',
    (rule) => expect(draftOf(rule, start).often).toBe('own'),
  );

  it.each(['FREQ=MONTHLY;BYMONTHDAY=15', 'FREQ=MONTHLY;BYDAY=1TU', 'FREQ=MONTHLY;BYDAY=-1FR'])(
    '%s keeps its day, which is not that of the event',
    (rule) => {
      expect(draftOf(rule, start).often).toBe('own');
      expect(ruleAfterMove(rule, start, '2026-11-18T08:00:00.000Z')).toBe(rule);
    },
  );

  it('begins with the day of the event, without an end', () => {
    expect(ruleOfDraft({ ...freshDraft('WEEKLY', start), often: 'WEEKLY' }, start)).toBe(
      'FREQ=WEEKLY;BYDAY=MO',
    );
    expect(ruleOfDraft({ ...freshDraft('MONTHLY', start), often: 'MONTHLY' }, start)).toBe(
      'FREQ=MONTHLY;BYMONTHDAY=9',
    );
  });
});

it.each([
  // The event moves from a second Monday to a third Wednesday.
  ['FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=WE'],
  ['FREQ=WEEKLY;BYDAY=MO,FR', 'FREQ=WEEKLY;BYDAY=MO,FR'],
  ['FREQ=MONTHLY;BYMONTHDAY=9', 'FREQ=MONTHLY;BYMONTHDAY=18'],
  ['FREQ=MONTHLY;BYDAY=2MO', 'FREQ=MONTHLY;BYDAY=3WE'],
  ['FREQ=DAILY;COUNT=4', 'FREQ=DAILY;COUNT=4'],
])('%s of an event that is moved in its form becomes %s', (before, after) => {
  expect(ruleAfterMove(before, start, '2026-11-18T08:00:00.000Z')).toBe(after);
});

describe('a repetition in words', () => {
  it.each([
    ['FREQ=DAILY', 'codziennie', 'every day'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261231',
      'co 2 tyg.: pon., śr., do 31.12.2026',
      'every 2 weeks: Mon, Wed, until 31.12.2026',
    ],
    ['FREQ=WEEKLY;UNTIL=20261231T225959Z', 'co tydzień, do 31.12.2026', 'every week, until 31.12.2026'],
    ['FREQ=MONTHLY;BYDAY=2MO', 'co miesiąc: 2. poniedziałek', 'every month: Monday no. 2'],
    [
      'FREQ=MONTHLY;BYDAY=-1WE;COUNT=3',
      'co miesiąc: ostatnia środa, razy: 3',
      'every month: the last Wednesday, 3 times',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=15', 'co miesiąc: dzień 15.', 'every month: day 15'],
    ['FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'co rok: według własnej reguły', 'every year: by a rule of its own'],
  ])('%s', (rule, polish, english) => {
    expect([recurrenceText('pl', rule), recurrenceText('en', rule)]).toEqual([polish, english]);
  });
});
