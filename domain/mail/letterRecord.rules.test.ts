import { expect, it } from 'vitest';
import { fieldsFromLetters, letterRecords } from './letterRecord.rules.ts';

it.each(letterRecords)('no text of a record of the kind %s ends with half of a character', (object) => {
  const letter = {
    // Each of these texts is cut in the middle of an emoji.
    subject: `${'a'.repeat(254)}😀`,
    from: `${'a'.repeat(254)}😀`,
    fromName: `${'a'.repeat(254)}😀`,
    body: `${'a'.repeat(9999)}😀`,
    bodyType: 'text',
  };
  const texts = Object.values(fieldsFromLetters(object, [letter], { customer: undefined })).map(String);
  expect(texts.filter((text) => !text.isWellFormed())).toEqual([]);
  expect(texts).toContain('a'.repeat(9999));
});

it.each<[string | null, object]>([
  ['Anna Nowak', { name: 'Anna', surname: 'Nowak' }],
  ['Biuro Obsługi Klienta', { surname: 'Biuro Obsługi Klienta' }],
  ['Nowak', { surname: 'Nowak' }],
  ['- Nowak -', { surname: 'Nowak' }],
  ['--', {}],
  [null, {}],
])('a reclamation from a letter of %j takes over the name as far as it can be read', (fromName, names) => {
  const letter = {
    subject: 'Mokre zboże',
    from: 'a@b.pl',
    fromName,
    body: 'Wilgotność 18%',
    bodyType: 'text',
  };
  expect(fieldsFromLetters('reclamation', [letter], { customer: undefined })).toEqual({
    email: 'a@b.pl',
    reference: 'Mokre zboże',
    comment: 'Wilgotność 18%',
    ...names,
  });
});
