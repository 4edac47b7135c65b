import { expect, it } from 'vitest';
import { fieldsFromLetters } from './letterRecord.rules.ts';

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
