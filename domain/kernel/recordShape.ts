import { z } from 'zod';
import { fieldsOf, type Declaration } from './declaration.ts';
import type { Field, Fields, FieldType } from './field.ts';
import { idKey, type AnyRecord, type RecordOf } from './record.ts';

/** A record as it is served: its fields and its presentation. */
export type Served<D extends Declaration> = RecordOf<D> & { readonly presentation: string };

const text = () => z.string();

/** The shape of a served value, by field type. */
const values: Readonly<Record<FieldType, (field: Field) => z.ZodType>> = {
  text,
  integer: () => z.int(),
  decimal: text,
  tonnes: text,
  money: text,
  boolean: () => z.boolean(),
  date: text,
  datetime: text,
  time: text,
  enumeration: (field) => (field.type === 'enumeration' ? z.enum(field.enumeration.values) : z.never()),
  reference: (field) => {
    const shown = field.type === 'reference' ? (field.shows ?? []) : [];
    return z.object({
      id: z.int(),
      presentation: z.string(),
      ...Object.fromEntries(shown.map((name) => [name, z.unknown().optional()])),
    });
  },
  translated: () => z.record(z.string(), z.string()),
  json: () => z.unknown(),
  rows: (field) =>
    z.array(
      z.object({
        id: z.int(),
        rowNumber: z.int(),
        /** The id of the record that holds the rows. */
        parentId: z.int().optional(),
        ...(field.type === 'rows' ? shapeOf(field.fields) : {}),
      }),
    ),
};

/** Any field may be missing: when only some fields were requested, or when the reader may not see it. */
const shapeOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { secret }]) => !secret)
      .flatMap(([name, field]): [string, z.ZodType][] => {
        const own = [name, values[field.type](field).nullish()] as [string, z.ZodType];
        return field.type === 'reference' ? [[idKey(name), z.int().nullish()], own] : [own];
      }),
  );

/** The lists of records of other objects that are served with a record: their shape is defined by their own contracts. */
const attachedList = z.array(z.looseObject({ id: z.int() })).optional();

/** Values under the other names of their fields, and the records that belong to this one. */
const otherNames = (declaration: Declaration): Record<string, z.ZodType> => {
  const { alsoNamed = {}, answersWith = {}, answersFiles } = declaration;
  const fields = fieldsOf(declaration);
  return Object.fromEntries([
    ...Object.entries(alsoNamed).flatMap(([path, own]) => {
      // `address.street` is served within the object `address`.
      const [outer = '', inner] = path.split('.');
      const hasId = inner === undefined && fields[own]?.type === 'reference';
      const names = hasId ? [outer, idKey(outer)] : [outer];
      return names.map((name) => [name, z.unknown().optional()]);
    }),
    ...[...Object.keys(answersWith), ...(answersFiles ? ['files'] : [])].map((name) => [name, attachedList]),
  ]) as Record<string, z.ZodType>;
};

/** The properties of a record of this object, from its declaration. */
export function recordProperties(declaration: Declaration): Record<string, z.ZodType> {
  return {
    ...otherNames(declaration),
    ...shapeOf(fieldsOf(declaration)),
    id: z.int(),
    presentation: z.string().optional(),
  };
}

/** The shape of a record of this object, with further members that an endpoint adds. */
export function recordShape<D extends Declaration>(declaration: D): z.ZodType<Served<D>, AnyRecord>;
export function recordShape<D extends Declaration, E extends z.ZodObject>(
  declaration: D,
  beside: E,
): z.ZodType<Served<D> & z.output<E>, AnyRecord & z.input<E>>;
export function recordShape(declaration: Declaration, beside?: z.ZodObject): z.ZodType {
  const shape = z.object({ ...recordProperties(declaration), ...beside?.shape });
  return beside ? shape : shape.meta({ record: declaration.name });
}

/** A page of a list of this object, as the specification's calls return it. */
export function pageShape<D extends Declaration>(declaration: D) {
  return z.object({ rows: z.array(recordShape(declaration)), count: z.int() });
}
