import { expect, it } from 'vitest';
import { endAfter, lengthOf } from './spanLength.ts';

const moved = (begin: string, end: string, newBegin: string): string | undefined => {
  const length = lengthOf(begin, end);
  return length && endAfter(newBegin, length);
};

it('the end of a span keeps its distance when its beginning is moved', () => {
  expect(moved('2031-05-06T08:00:00Z', '2031-05-06T09:30:00Z', '2031-05-08T12:15:00Z')).toBe(
    '2031-05-08T13:45:00.000Z',
  );
});

it('whole days end at midnight also when the clocks are changed between them', () => {
  // In the last night of March, midnight in Warsaw moves from 23:00 to 22:00 in UTC.
  expect(moved('2031-03-10T23:00:00Z', '2031-03-12T23:00:00Z', '2031-03-28T23:00:00Z')).toBe(
    '2031-03-30T22:00:00.000Z',
  );
});

it('an hour stays an hour when it falls on the hour that occurs twice', () => {
  expect(moved('2031-05-06T08:00:00Z', '2031-05-06T09:00:00Z', '2031-10-26T00:30:00Z')).toBe(
    '2031-10-26T01:30:00.000Z',
  );
});

it('a span without an end, with an unread text or with an end before its beginning has no length', () => {
  expect(lengthOf('2031-05-06T08:00:00Z', null)).toBeUndefined();
  expect(lengthOf('2031', '2031-05-06T08:00:00Z')).toBeUndefined();
  expect(lengthOf('2031-05-06T08:00:00Z', '2031-05-06T07:59:00Z')).toBeUndefined();
});
