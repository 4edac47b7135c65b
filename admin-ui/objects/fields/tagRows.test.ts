import { describe, expect, it } from 'vitest';
import { registry } from '#domain/objects.ts';
import { objectMeta } from '#domain/kernel/meta.ts';
import { tagMeant, tagsIn, tagsLike, withTags } from './tagRows.ts';

const field = objectMeta(registry.byName('customerRequest'), 'pl', true).fields.find(
  ({ name }) => name === 'tags',
);
if (!field) throw new Error('a request has no tags');
const urgent = { id: 3, presentation: 'Pilne' };
const abroad = { id: 5, presentation: 'Eksport' };
const storedRows = [{ id: 70, tag: urgent, tagId: 3 }];

describe('the rows of tags', () => {
  it('are read in their order', () => {
    expect(tagsIn(field, storedRows)).toEqual([urgent]);
    expect(tagsIn(field, undefined)).toEqual([]);
  });

  it('keep the row of a tag that stays, and add one for a new tag', () => {
    expect(withTags(field, storedRows, [urgent, abroad])).toEqual([storedRows[0], { tag: abroad }]);
  });

  it('hold each tag once, and lose a removed one', () => {
    expect(withTags(field, storedRows, [abroad, abroad])).toEqual([{ tag: abroad }]);
  });
});

describe('typed words', () => {
  const [former, client, big] = ['Ex klient', 'Klient', 'Duży klient'].map((presentation, at) => ({
    id: at + 10,
    presentation,
  })) as [Named, Named, Named];

  it('offer the tag of this name before those that contain it', () => {
    expect(tagsLike('klient', [former, client, big])).toEqual([client, former, big]);
    expect(tagsLike('duzy', [former, client, big])).toEqual([big]);
  });

  it.each<[string, string, Named[], Named[], Named | undefined]>([
    ['the tag of this name', 'klient', [former, client], [], client],
    ['that tag also if the record has it', 'KLIENT ', [former, client], [client], client],
    ['the only one that contains them', 'ex', [former, client], [], former],
    ['the only one that the record has not', 'klien', [former, client], [client], former],
    ['none of several', 'klien', [former, client], [], undefined],
    ['none', 'inny', [former, client], [], undefined],
  ])('mean %s', (_case, words, known, chosen, meant) => {
    expect(tagMeant(words, known, chosen)).toEqual(meant);
  });
});

interface Named {
  readonly id: number;
  readonly presentation: string;
}
