import type { FieldMeta } from '#domain/kernel/meta.ts';
import { isReference } from '#domain/kernel/record.ts';

/** What narrows the records that a field offers. */
export interface Offer {
  /** The boolean field that must be true in a record that is offered. A record created from the picker gets it as true. */
  readonly where?: string | undefined;
  /** The boolean field that must be false in a record that is offered. */
  readonly without?: string | undefined;
  /** For each field, the values whose records are not offered. */
  readonly notOffered?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The values that offered records must have, by the field. */
  readonly like?: Readonly<Record<string, unknown>> | undefined;
  /** The id of a document's customer: the products that they do not get are not offered. */
  readonly notFor?: number | undefined;
}

/** The filter for the offered records, without `notFor`, which needs a call of its own (`useFilterFor`). */
export function offerFilter({
  where,
  without,
  notOffered = {},
  like,
}: Offer): Readonly<Record<string, unknown>> {
  return {
    ...(where ? { [where]: true } : {}),
    ...(without ? { [without]: false } : {}),
    ...Object.fromEntries(
      Object.entries(notOffered).map(([field, values]) => [field, { notInList: values }]),
    ),
    ...like,
  };
}

/**
 * The values for `like` of an `Offer`. The given `like` names, for each field of the offered records, the field of this
 * form that must have the same value; an empty field demands nothing.
 */
export function likeValues(
  like: Readonly<Record<string, string>>,
  valueOf: (name: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(like).flatMap(([field, formField]): [string, unknown][] => {
      const value = valueOf(formField);
      if (isReference(value)) return [[field, value.id]];
      return typeof value === 'string' && value !== '' ? [[field, value]] : [];
    }),
  );
}

/**
 * What narrows the records that a field offers, by the present values of its form.
 * @param beside gives the values of the fields beside it, which in a table part are those of its row
 * @param inForm gives the values of the fields of the record
 */
export function offerOf(
  { where, without, notOffered, like, notFor }: FieldMeta,
  { beside, inForm }: Readonly<Record<'beside' | 'inForm', (name: string) => unknown>>,
): Offer {
  const customer = notFor && inForm(notFor);
  return {
    where,
    without,
    notOffered,
    like: like && likeValues(like, beside),
    notFor: isReference(customer) ? customer.id : undefined,
  };
}
