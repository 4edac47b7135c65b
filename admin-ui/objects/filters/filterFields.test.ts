import { expect, it } from 'vitest';
import { objectMeta, type FieldMeta } from '#domain/kernel/meta.ts';
import { objects } from '#domain/objects.ts';
import { parameterFields } from '#domain/platform/additionalParameter.rules.ts';
import { filterFields, containsWords } from './filterFields.ts';

const axles = { key: 'axles', field: parameterFields.number, name: 'Liczba osi', lang: {}, hidden: false };
const pathsOf = (fields: readonly FieldMeta[]) => filterFields(fields).map(({ path }) => path);

it('parameters stand among the fields that can be asked for, and what they are kept in does not', () => {
  const { fields } = objectMeta(objects.vehicle, 'pl', true, new Map([['axles', axles]]));
  expect(pathsOf(fields)).toContain('additional.axles');
  expect(pathsOf(fields)).not.toContain('additional');
});

it('the object’s own fields come first, then parameters, then what all objects have', () => {
  const { fields } = objectMeta(objects.vehicle, 'pl', true, new Map([['axles', axles]]));
  const paths = pathsOf(fields);
  expect(paths[0]).toBe('name');
  expect(paths.indexOf('additional.axles')).toBeGreaterThan(paths.indexOf('tare'));
  expect(paths.indexOf('id')).toBeGreaterThan(paths.indexOf('additional.axles'));
});

it('a secret cannot be asked for', () => {
  expect(pathsOf(objectMeta(objects.user, 'pl', true).fields)).not.toContain('password');
});

it.each([
  ['Środek łącznie', 'srodek lacz', true],
  ['Straße nach Ørsted', 'strasse nach orsted', true],
  ['Pojazd', 'POJ', true],
  ['Pojazd', '', true],
  ['Pojazd', 'statek', false],
])('"%s" is found by "%s": %s', (label, search, found) => {
  expect(containsWords(label, search)).toBe(found);
});
