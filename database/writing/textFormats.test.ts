import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#domain/kernel/declaration.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import type { Fields } from '#domain/kernel/field.ts';
import { registry } from '#domain/objects.ts';
import { checkFormats } from './textFormats.ts';

/** What names nothing and cannot be read, of each format that the server checks. */
const wrong = {
  object: 'vehicel',
  screen: 'weighing-desc',
  pattern: '(',
  valueFormat: 'shoe size',
} as const;
type Checked = keyof typeof wrong;
const right = {
  object: 'vehicle',
  screen: '/weighing-desk',
  pattern: '[A-Z]+',
  valueFormat: 'iban',
} as const;

/** A declared text of one of these formats. */
interface Place {
  readonly path: string;
  readonly format: Checked;
  /** What writes a text there. */
  readonly written: (text: string) => object;
}

const placesIn = (fields: Fields): Place[] =>
  Object.entries(fields).flatMap(([name, field]): Place[] => {
    if (field.type === 'rows')
      return placesIn(field.fields).map(({ path, format, written }) => ({
        path: `${name}[0].${path}`,
        format,
        written: (text: string) => ({ [name]: [written(text)] }),
      }));
    if (field.type !== 'text' || !field.format || !(field.format in wrong)) return [];
    return [{ path: name, format: field.format as Checked, written: (text: string) => ({ [name]: text }) }];
  });
const places = registry.all.flatMap((declaration) =>
  placesIn(fieldsOf(declaration)).map((place) => ({ declaration, object: declaration.name, ...place })),
);

const faultsOf = (fields: Fields, draft: object, before?: object): unknown => {
  try {
    checkFormats(registry, fields, draft as Record<string, unknown>, before as Record<string, unknown>);
    return [];
  } catch (error) {
    return error instanceof KejaError ? error.errors : error;
  }
};

describe('a text that must name something', () => {
  it('each of these formats is declared somewhere', () => {
    expect(new Set(places.map(({ format }) => format))).toEqual(new Set(Object.keys(wrong)));
  });

  it.each(places)('$object.$path is refused as $format if it names nothing', (place) => {
    const { declaration, path, format, written } = place;
    const fields = fieldsOf(declaration);
    expect(faultsOf(fields, written(wrong[format]))).toMatchObject([{ field: path }]);
    expect(faultsOf(fields, written(right[format]))).toEqual([]);
    expect(faultsOf(fields, written(''))).toEqual([]);
    // What was stored before an object was renamed does not stop other changes.
    expect(faultsOf(fields, written(wrong[format]), written(wrong[format]))).toEqual([]);
  });
});
