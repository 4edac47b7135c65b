import { describe, expect, it } from 'vitest';
import { registry } from '#domain/objects.ts';
import { objectMeta } from '#domain/kernel/meta.ts';
import { tagsIn, withTags } from './tagRows.ts';

const field = objectMeta(registry.byName('customerRequest'), 'pl', true).fields.find(
  ({ name }) => name === 'tags',
);
if (!field) throw new Error('a request has no tags');
const urgent = { id: 3, presentation: 'Pilne' };
const abroad = { id: 5, presentation: 'Eksport' };
const standing = [{ id: 70, tag: urgent, tagId: 3 }];

describe('the rows of tags', () => {
  it('are read in their order', () => {
    expect(tagsIn(field, standing)).toEqual([urgent]);
    expect(tagsIn(field, undefined)).toEqual([]);
  });

  it('keep the row of a tag that stays, and add one for a new tag', () => {
    expect(withTags(field, standing, [urgent, abroad])).toEqual([standing[0], { tag: abroad }]);
  });

  it('hold each tag once, and lose a removed one', () => {
    expect(withTags(field, standing, [abroad, abroad])).toEqual([{ tag: abroad }]);
  });
});
