import { describe, expect, it } from 'vitest';
import { catalog, fieldsOf } from './kernel/declaration.ts';
import { decimalPrecision, decimalScale } from './kernel/decimals.ts';
import { KejaError } from './kernel/fail.ts';
import type { CellField } from './kernel/field.ts';
import { parseInput } from './kernel/validation.ts';
import { declarations } from './objects.ts';
import { parameterFields } from './platform/additionalParameter.rules.ts';

/** The codes of the errors of a number in a field. */
const codesOf = (field: CellField, value: string): readonly string[] => {
  const access = { read: [], modify: [] };
  const probe = catalog('probe', { module: 'goods', path: 'probes', access, fields: { value: field } });
  try {
    parseInput(probe, { value }, 'update', 'server');
    return [];
  } catch (error) {
    return error instanceof KejaError ? error.errors.map(({ code }) => code) : [String(error)];
  }
};

/** All fields and cells of table parts that hold an exact number, by their place. */
const exactNumbers = declarations.flatMap((declaration) =>
  Object.entries(fieldsOf(declaration))
    .flatMap(([name, field]): [string, CellField][] =>
      field.type === 'rows'
        ? Object.entries(field.fields).map(([cell, inRow]) => [`${name}.${cell}`, inRow])
        : [[name, field]],
    )
    .filter(([, field]) => decimalScale(field) !== undefined)
    .map(([name, field]) => [`${declaration.name}.${name}`, field] as const),
);

describe('an exact number', () => {
  it.each(exactNumbers)('%s takes as many digits before the point as its column', (_place, field) => {
    const mostDigits = decimalPrecision - (decimalScale(field) ?? 0);
    expect(codesOf(field, '9'.repeat(mostDigits))).toEqual([]);
    expect(codesOf(field, '1'.repeat(mostDigits + 1))).toEqual(['invalid_value']);
  });

  it('a parameter takes all its digits before the point, since it has no column', () => {
    expect(codesOf(parameterFields.number, '9'.repeat(decimalPrecision))).toEqual([]);
    expect(codesOf(parameterFields.number, '1'.repeat(decimalPrecision + 1))).toEqual(['invalid_value']);
  });
});
