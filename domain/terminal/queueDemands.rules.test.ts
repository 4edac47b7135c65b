import { expect, it } from 'vitest';
import { typeOfDocument } from '../weighing/enums.ts';
import { carriages } from '../weighing/operations.rules.ts';
import { journeyMoves } from './journeyMoves.ts';
import { lackingFields, refusedFor, type QueueingDisposition } from './queueDemands.rules.ts';

const complete: QueueingDisposition = {
  typeOfDocument: 'Automobile',
  vehicle: true,
  weighingStation: true,
  phone: true,
  silent: false,
};

it.each([
  ['nothing', {}, []],
  ['its truck', { vehicle: false }, ['vehicle']],
  ['its station', { weighingStation: false }, ['weighingStation']],
  ['a telephone', { phone: false }, ['driverPhoneNumber']],
  ['no telephone where its firm wants no messages', { phone: false, silent: true }, []],
] as const)('lacks %s', (_case, some, fields) => {
  expect(lackingFields({ ...complete, ...some })).toEqual(fields);
});

it('asks nothing of what is in no queue', () => {
  for (const type of typeOfDocument.values.filter((each) => !carriages[each].queues))
    expect(lackingFields({ ...complete, typeOfDocument: type, vehicle: false, phone: false })).toEqual([]);
});

it('lets a truck arrive without a telephone, and stops no truck that queues already', () => {
  const lacking = ['vehicle', 'driverPhoneNumber'] as const;
  for (const move of journeyMoves) {
    const expected = { sendStartSms: lacking, arrive: ['vehicle'] }[move as string] ?? [];
    expect(refusedFor(move, lacking), move).toEqual(expected);
  }
});
