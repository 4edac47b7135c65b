import { describe, expect, it } from 'vitest';
import { objects } from '../objects.ts';
import { inOwnNames, ownPath, withOtherNames } from './alsoNamed.ts';

const { customerRequest, counterparty, reclamation, vehicle } = objects;

describe('a record that is sent', () => {
  it.each([
    ['a field by its own name', reclamation, { executionType: 4 }, { executionType: 4 }],
    ['a field by its other name', reclamation, { execution_type: 4 }, { executionType: 4 }],
    ['a reference by the id of its other name', customerRequest, { constructorId: 7 }, { designer: 7 }],
    // `constructor` is another name of `designer`; it was not sent, though every JavaScript object has a member of this name.
    ['a name that every JavaScript object has', customerRequest, { reference: 'a' }, { reference: 'a' }],
    ['fields inside an object', counterparty, { address: { street: 'Portowa 1' } }, { street: 'Portowa 1' }],
    ['an object that is empty', counterparty, { address: null, name: 'ATP' }, { name: 'ATP' }],
    ['lists that are only answered', reclamation, { possitions: [], tasks: [], name: 'a' }, { name: 'a' }],
    ['an object without other names', vehicle, { name: 'GD 1' }, { name: 'GD 1' }],
  ] as const)('takes %s', (_what, declaration, sent, taken) => {
    expect(inOwnNames(declaration, sent)).toEqual(taken);
  });

  it.each([
    ['the own name was changed', { executionType: 5, execution_type: 4 }, { executionType: 5 }],
    ['the other name was changed', { executionType: 4, execution_type: 5 }, { executionType: 5 }],
    ['both were changed to the same', { executionType: 5, execution_type: 5 }, { executionType: 5 }],
    ['neither was changed', { executionType: { id: 4 }, execution_type: 4 }, {}],
    [
      'the other name was emptied, and all else sent back',
      { executionType: { id: 4 }, executionTypeId: 4, execution_type: null, execution_typeId: 4 },
      { executionType: null },
    ],
  ])('counts what was changed when %s', (_what, sent, taken) => {
    expect(inOwnNames(reclamation, sent, { executionType: { id: 4 } })).toEqual(taken);
  });

  it.each([
    [
      'two names disagree in a new record',
      reclamation,
      { executionType: 4, execution_type: 5 },
      'names_disagree',
    ],
    ['the object holds an unknown key', counterparty, { address: { planet: 'Mars' } }, 'unknown_field'],
    ['a text is sent in place of the object', counterparty, { address: 'Portowa 1' }, 'invalid_type'],
  ] as const)('is refused when %s', (_what, declaration, sent, code) => {
    expect(() => inOwnNames(declaration, sent)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ code })] }),
    );
  });

  it('is refused when both names were changed to different values', () => {
    expect(() =>
      inOwnNames(reclamation, { executionType: 5, execution_type: 6 }, { executionType: 4 }),
    ).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});

it('a record is answered under both names', () => {
  expect(withOtherNames(customerRequest, { designerId: 7, designer: { id: 7 } })).toMatchObject({
    constructorId: 7,
    designerId: 7,
  });
  expect(withOtherNames(counterparty, { street: 'Portowa 1', countryId: 3 })).toEqual({
    street: 'Portowa 1',
    countryId: 3,
    address: { street: 'Portowa 1', countryId: 3 },
  });
});

it.each([
  ['constructor', 'designer'],
  ['constructorId', 'designer'],
  ['constructor.name', 'designer.name'],
  ['reference', 'reference'],
])('the path %s leads to %s', (written, own) => {
  expect(ownPath(customerRequest, written)).toBe(own);
});
