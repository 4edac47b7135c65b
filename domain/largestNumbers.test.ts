import { expect, it } from 'vitest';
import { fieldsOf } from './kernel/declaration.ts';
import type { CellField } from './kernel/field.ts';
import { declarations } from './objects.ts';

/** Whole numbers that are only kept, compared or shown: no program repeats, waits or connects by them. */
const keptOnly =
  /^(id|.*Id|.*[sS]ort|.*[nN]umber|.*Priority|numberOfPieces|attempts|size|version|seq|visit|round|place|index|register|columns|elapsedTime|value|multiplier|moved|margin\w+|pageFontSize|duration|stDuration)$/;

const mayBeAnyNumber = (name: string, field: CellField): boolean =>
  field.type !== 'integer' ||
  ('readOnly' in field && field.readOnly === true) ||
  field.max !== undefined ||
  keptOnly.test(name);

it.each(declarations)('a whole number of $name by which a program counts has a largest value', (each) => {
  const unlimited = Object.entries(fieldsOf(each)).flatMap(([name, field]) =>
    (field.type === 'rows' ? Object.entries(field.fields) : [[name, field] as const])
      .filter(([inner, cell]) => !mayBeAnyNumber(inner, cell))
      .map(([inner]) => (field.type === 'rows' ? `${name}.${inner}` : inner)),
  );
  expect(unlimited).toEqual([]);
});
