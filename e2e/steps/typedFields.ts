import type { Declaration } from '#domain/kernel/declaration.ts';
import type { FieldType } from '#domain/kernel/field.ts';
import { objectMeta, type FieldMeta, type ObjectMeta } from '#domain/kernel/meta.ts';
import { declarations } from '#domain/objects.ts';

/**
 * What a person types into a field of each kind, what the field then shows, and what the API keeps. Moments are typed in the
 * time of Warsaw, which is an hour ahead of UTC in winter.
 */
export const samples = {
  integer: { typed: '12', shown: '12', kept: 12 },
  decimal: { typed: '24,5', shown: /^24,50*$/, kept: '24.5' },
  tonnes: { typed: '24,56', shown: /^24,560*$/, kept: '24.56' },
  money: { typed: '1234,50', shown: '1234,50', kept: '1234.50' },
  date: { typed: '1.2.26', shown: '01.02.2026', kept: '2026-02-01' },
  datetime: { typed: '1.2.26 9:05', shown: '01.02.2026 09:05', kept: '2026-02-01T08:05:00.000Z' },
  time: { typed: '9:05', shown: '09:05:00', kept: '09:05:00' },
} as const satisfies Partial<Record<FieldType, object>>;

export type TypedKind = keyof typeof samples;
export const typedKinds = Object.keys(samples) as TypedKind[];
const isTypedKind = (type: FieldType): type is TypedKind => type in samples;

const isWritten = ({ readOnly, secret }: FieldMeta): boolean => !readOnly && !secret;
/** A field that must have a value, and that is empty in the form of a new record. */
export function isBlank(field: FieldMeta): boolean {
  return field.required && isWritten(field) && (field.defaultValue === null || field.defaultValue === '');
}

/** Objects whose new record is made by a form. */
export const formsOfObjects: readonly ObjectMeta[] = declarations
  // True: the person may create and change records of every object.
  .map((declaration: Declaration) => objectMeta(declaration, 'pl', true))
  .filter(({ canCreate }) => canCreate);

export function typedFieldsOf({ fields }: ObjectMeta) {
  return fields.flatMap((field) =>
    isWritten(field) && isTypedKind(field.type) ? [{ ...field, type: field.type }] : [],
  );
}

/** What it costs to fill the fields that must not be empty. A reference costs most, because a record must be found for it. */
const costOfNeeded = (fields: readonly FieldMeta[]): number =>
  fields.filter(isBlank).reduce((sum, { type }) => sum + (type === 'reference' ? 100 : 1), 0);

export interface PlaceToType {
  readonly meta: ObjectMeta;
  /** The table part that it is in. */
  readonly rows?: FieldMeta;
  readonly field: FieldMeta;
}

/** The form, or the row of a table part, in which a value of this kind can be typed with the fewest other fields. */
export function placeOf(kind: TypedKind, place: 'form' | 'row'): PlaceToType | undefined {
  const places = formsOfObjects.flatMap((meta): PlaceToType[] =>
    place === 'form'
      ? meta.fields.filter(isWritten).map((field) => ({ meta, field }))
      : meta.fields
          .filter((rows) => rows.type === 'rows' && isWritten(rows))
          .flatMap((rows) => rows.children.filter(isWritten).map((field) => ({ meta, rows, field }))),
  );
  // Documents have rules of their own, so catalogs are preferred.
  const cost = ({ meta, rows }: PlaceToType) =>
    costOfNeeded(meta.fields) + costOfNeeded(rows?.children ?? []) + (meta.type === 'document' ? 50 : 0);
  return places
    .filter(({ field }) => field.type === kind)
    .toSorted((one, other) => cost(one) - cost(other))
    .at(0);
}
