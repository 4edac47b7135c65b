import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field } from '#domain/kernel/field.ts';
import { isRegistryNumber } from '#domain/kernel/numberKinds.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Database } from '#database/connect.ts';
import { madeWith, existingNames } from './sampleValues.ts';

/**
 * The values of required fields that are no text, reference or enumeration. A field that must name something that exists, such
 * as the id of a linked record, has its value in `existingNames`.
 */
const samples: Partial<Record<Field['type'], unknown>> = {
  integer: 1,
  decimal: '1',
  tonnes: '1.000',
  money: '1.00',
  boolean: true,
  date: '2026-03-01',
  datetime: '2026-03-01T10:00:00.000Z',
  time: '10:00:00',
  json: {},
};

/**
 * The value for a text: the marker, or its end if only that fits. Undefined if the field cannot hold the marker and is not
 * required.
 */
const markedText = (field: Field & { type: 'text' }, marker: string): string | undefined => {
  if (field.secret) return undefined;
  if (field.format === 'email' || field.format === 'emails') return `${marker}@hidden.example`;
  if (['phone', 'color', 'screen', 'recurrence', 'picture'].includes(field.format ?? '')) return undefined;
  if (isRegistryNumber(field.format)) return undefined;
  // Such a field takes only the name of an object, so it cannot hold the marker.
  if (field.format === 'object') return field.required ? 'vehicle' : undefined;
  if (field.maxLength === undefined || field.maxLength >= marker.length) return marker;
  return field.required ? marker.slice(-field.maxLength) : undefined;
};

/**
 * The values of fields that cannot hold the marker, because it is no condition, expression or valid number; undefined leaves the
 * field empty. `versionNumber` must be 2, because every definition already has a version 1.
 */
const fixedValues: Readonly<Record<string, unknown>> = {
  executionCondition: undefined,
  recepientsCondition: undefined,
  conditionCode: undefined,
  expression: undefined,
  notUsedProductCondition: undefined,
  fakturaNIP: undefined,
  wagonNumber: '218124712173',
  ksefCertificate: undefined,
  ownerObjectName: undefined,
  versionNumber: 2,
};

/**
 * Returns a function that makes one record of an object and returns its id; later calls for the object return the same id. The
 * record contains the marker in every text that can hold it, so that a test finds out whether an answer shows anything of the
 * record. `author` is the id of its author, and the fields that say to whom it belongs lead to `counterparty` (an id).
 */
export function markedRecords(
  { records, registry }: Database,
  marker: string,
  author: number,
  counterparty: number,
): (declaration: Declaration) => Promise<number> {
  const made = new Map<string, Promise<number>>([['counterparty', Promise.resolve(counterparty)]]);
  /** The fields of an object through which a record belongs to somebody: the first names of the paths in `belongsTo`. */
  const owners = ({ belongsTo }: Declaration) => new Set(belongsTo.map((path) => path.split('.')[0]));

  const valueOf = (declaration: Declaration, name: string, field: Field): Promise<unknown> | unknown => {
    const demanded = field.type !== 'rows' && field.required;
    const unwritable = name === 'author' || (field.readOnly && !demanded);
    if (unwritable) return undefined;
    if (Object.hasOwn(fixedValues, name)) return fixedValues[name];
    if (field.type === 'text') return markedText(field, marker);
    if (field.type === 'reference')
      return demanded || owners(declaration).has(name) ? makeOne(registry.byName(field.to)) : undefined;
    if (!demanded) return undefined;
    if (field.type === 'enumeration') return field.enumeration.values[0];
    return existingNames[`${declaration.name}.${name}`]?.() ?? samples[field.type];
  };

  const create = async (declaration: Declaration): Promise<number> => {
    const input: Record<string, unknown> = {
      ...(await madeWith[declaration.name]?.((object) => makeOne(registry.byName(object)))),
    };
    for (const name of Object.keys(declaration.fields)) {
      if (name in input) continue;
      const field = fieldOf(declaration, name);
      const value = field && (await valueOf(declaration, name, field));
      if (value !== undefined) input[name] = value;
    }
    const { id } = await records.create({ ...systemActor, userId: author }, declaration.name, input);
    return id;
  };

  const makeOne = (declaration: Declaration): Promise<number> => {
    const known = made.get(declaration.name) ?? create(declaration);
    made.set(declaration.name, known);
    return known;
  };
  return makeOne;
}
