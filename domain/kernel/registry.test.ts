import { describe, expect, it } from 'vitest';
import { catalog, document, type Declaration } from './declaration.ts';
import { defineEnum } from './enumeration.ts';
import {
  datetime,
  decimal,
  enumeration,
  integer,
  reference,
  rows,
  text,
  tonnes,
  type Fields,
} from './field.ts';
import { createRegistry } from './registry.ts';

const body = { module: 'goods', path: 'things', access: { read: [], modify: [] } } as const;
const thing = (fields: Fields, more: Partial<Declaration> = {}) =>
  catalog('thing', { ...body, fields: { name: text(), ...fields }, ...more });
const user = catalog('user', {
  ...body,
  path: 'users',
  fields: { name: text(), secret: text({ secret: true }), at: datetime() },
});
const size = defineEnum('size', ['Small', 'Large']);

describe('a bad declaration is refused at start by a sentence that names object and field', () => {
  it.each<[string, Declaration, string]>([
    [
      'a name in another spelling',
      thing({ Bad_name: text() }),
      'thing: field "Bad_name" is not in camelCase',
    ],
    [
      'a reference to nothing',
      thing({ ship: reference('ship') }),
      'thing: field "ship" refers to "ship", which is not declared',
    ],
    [
      'a grouping by another kind of record',
      thing({ owner: reference('user') }, { groupedBy: 'owner' }),
      'thing: is grouped by "owner", which is no reference to its own kind',
    ],
    [
      'a uniqueness of fields it does not have',
      thing({}, { uniques: [['name', 'colour']] }),
      'thing: names a field "colour" that it does not have',
    ],
    [
      'a reference to nothing in a row',
      thing({ lines: rows({ ship: reference('ship') }) }),
      'thing: field "lines.ship" refers to "ship"',
    ],
    [
      'a reference that shows what is not there',
      thing({ owner: reference('user', { shows: ['height'] }) }),
      'thing: field "owner" shows "height" of user',
    ],
    [
      'a reference to records with a tick that they do not have',
      thing({ owner: reference('user', { where: 'name' }) }),
      'thing: field "owner" asks for "name" of user, which is no tick of it',
    ],
    [
      'a reference to records that are like a field that is not beside it',
      thing({ size: integer(), lines: rows({ owner: reference('user', { like: { login: 'size' } }) }) }),
      'thing: field "lines.owner" offers records whose "login" is like "size"',
    ],
    [
      'a reference to records that are alike, without a refusal of others',
      thing({ size: integer(), owner: reference('user', { like: { name: 'size' } }) }),
      'thing: field "owner" wants records alike and has no refusal of others',
    ],
    [
      'a value that marks what is no tick beside it',
      thing({ size: integer(), lines: rows({ width: integer({ marks: 'size' }) }) }),
      'thing: field "lines.width" marks "size", which is no tick beside it',
    ],
    [
      'a value that is taken from who writes where nobody fits',
      thing({ size: integer({ takes: ['me'] }) }),
      'thing: field "size" is no reference to a user',
    ],
    [
      'a value that is taken from a field of another kind',
      thing({ owner: reference('user'), size: integer({ takes: ['owner.name'] }) }),
      'thing: field "size" takes "owner.name", which is no value of its kind',
    ],
    [
      'a value that is taken from a record by a field that it does not have',
      thing({ owner: reference('user', { takes: [{ record: { height: 'tall' } }] }) }),
      'thing: field "owner" asks for a record by height',
    ],
    [
      'a reference that shows a secret',
      thing({ owner: reference('user', { shows: ['secret'] }) }),
      'thing: field "owner" shows "secret" of user',
    ],
    [
      'a reference that shows what is served otherwise',
      thing({ owner: reference('user', { shows: ['at'] }) }),
      'thing: field "owner" shows "at" of user',
    ],
    [
      'a default that is no value',
      thing({ size: enumeration(size, { default: 'Huge' as 'Large' }) }),
      'thing: default of "size" is not one of its values',
    ],
    [
      'a default without its decimals',
      thing({ ratio: decimal({ scale: 2, default: '1' }) }),
      'thing: default of "ratio" needs 2 decimals',
    ],
    [
      'a default of too few decimals',
      thing({ load: tonnes({ default: '1.5' }) }),
      'thing: default of "load" needs 3 decimals',
    ],
    [
      'a column that is not there',
      thing({}, { list: ['name', 'height'] }),
      'thing: names a field "height" that it does not have',
    ],
    [
      'an index of nothing',
      thing({}, { indexes: [['height']] }),
      'thing: names a field "height" that it does not have',
    ],
    [
      'a search in a number',
      thing({ count: integer() }, { search: ['count'] }),
      'thing: searches "count", which is not a text',
    ],
    [
      'an owner who is nobody',
      thing({ owner: reference('user') }, { belongsTo: ['owner'] }),
      'thing: belongs to "owner", which is no path to a counterparty',
    ],
    [
      'somebody’s own who is no user',
      thing({ owner: text() }, { personal: 'owner' }),
      'thing: is personal to "owner", which is no reference to a user',
    ],
    [
      'sharing with what is nobody',
      thing({ name: text() }, { sharedWith: { read: ['name'], modify: [] } }),
      'thing: is shared with "name", which names nobody',
    ],
    [
      'a document without a prefix',
      document('thing', { ...body, fields: { name: text() } }),
      'thing: is a document without a prefix',
    ],
    [
      'a path of somebody else',
      catalog('thing', { ...body, path: 'users', fields: { name: text() } }),
      'two objects share a path',
    ],
  ])('%s', (_case, declaration, sentence) => {
    expect(() => createRegistry([user, declaration])).toThrow(`Bad declaration: ${sentence}`);
  });

  it('a good declaration is accepted', () => {
    const good = thing({
      owner: reference('user', { shows: ['name'] }),
      load: tonnes({ default: '1.500', min: '0' }),
    });
    expect(createRegistry([user, good]).byName('thing')).toBe(good);
  });
});
