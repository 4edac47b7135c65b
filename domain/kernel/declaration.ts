import type { BuiltInRole } from '../platform/roles.ts';
import { boolean, datetime, integer, json, reference, text, type Field, type Fields } from './field.ts';

export const objectKinds = ['catalog', 'document', 'register', 'report'] as const;
export type ObjectKind = (typeof objectKinds)[number];

export const moduleNames = [
  'platform',
  'partners',
  'goods',
  'weighing',
  'terminal',
  'ships',
  'railway',
  'sales',
  'service',
  'processes',
  'mail',
  'calendar',
  'reports',
  'finance',
  'exchange',
] as const;
export type ModuleName = (typeof moduleNames)[number];

/** Who, besides users with full rights, may read and who may change an object. */
export interface Access {
  readonly read: readonly BuiltInRole[];
  readonly modify: readonly BuiltInRole[];
}

/** One business object, said once; every floor derives its part from it. Plain data: no functions. */
export interface Declaration<N extends string = string, F extends Fields = Fields> {
  readonly name: N;
  readonly kind: ObjectKind;
  readonly module: ModuleName;
  /** First segment of its REST address, spelled as the specification spells it. */
  readonly path: string;
  readonly fields: F;
  /** Fields whose values, joined by a space, name a record to a person. */
  readonly presentation: readonly string[];
  /** Text fields that `searchStr` looks in. */
  readonly search: readonly string[];
  /** Columns of the default list, in order. */
  readonly list: readonly string[];
  readonly sort: { readonly field: string; readonly desc: boolean };
  /** Rows on a page of its list, where twenty are not what people look at. */
  readonly pageSize?: number;
  /** Default prefix of a document's number. */
  readonly prefix?: string;
  /** Set where records are written by the server's own processes only, never by a caller. */
  readonly writtenBy?: 'workflow' | 'agent' | 'server';
  /** Set where records come to be by a call of their own; they are changed and marked like others. */
  readonly createdBy?: 'server';
  readonly access: Access;
  /** References to a counterparty, dotted paths allowed; an external user sees records where one is their own. */
  readonly belongsTo: readonly string[];
  /**
   * References to this object, as `disposition.driver`: who is bound to a firm reads a record also where a record
   * that they see refers to it. They change only what is their own.
   */
  readonly shownBy?: readonly string[];
  /** The reference to the user whose own a record is: only they and full rights see it, and it is written for them. */
  readonly personal?: string;
  /** The fields that name the record this one hangs on: who sees that record sees this one, who does not does not. */
  readonly belongsToRecord?: { readonly object: string; readonly id: string };
  /** Its rows hold whole records of other objects, as they once were: full rights alone read it, and no role opens it. */
  readonly copiesRecords?: true;
  /** A record is answered with the files that hang on it. */
  readonly answersFiles?: true;
  /** What callers say in a filter and which narrows nothing here: it is passed over. */
  readonly unheededFilters?: readonly string[];
  /** Further indexes, each a list of fields. */
  readonly indexes: readonly (readonly string[])[];
  /** Fields that no two records share together; one alone says so itself. */
  readonly uniques?: readonly (readonly string[])[];
  /** The reference to the record of this object that groups it: a group with items is not marked as deleted. */
  readonly groupedBy?: string;
}

export const commonFields = {
  id: integer({ readOnly: true }),
  createdAt: datetime({ readOnly: true }),
  updatedAt: datetime({ readOnly: true }),
  markedToDelete: boolean({ readOnly: true, default: false }),
  author: reference('user', { readOnly: true }),
  additional: json(),
} as const satisfies Fields;

export const documentFields = {
  date: datetime({ index: true }),
  prefix: text({ maxLength: 10 }),
  number: integer({ readOnly: true }),
  numberStr: text({ maxLength: 40, readOnly: true, unique: true }),
  confirmed: boolean({ readOnly: true, default: false }),
} as const satisfies Fields;

export type CommonFields = typeof commonFields;

type Body<F extends Fields> = {
  readonly module: ModuleName;
  readonly path: string;
  readonly fields: F;
  readonly access: Access;
} & Partial<Omit<Declaration, 'kind' | 'name' | 'fields' | 'module' | 'path' | 'access'>>;

const declare = <const N extends string, const F extends Fields>(
  kind: ObjectKind,
  name: N,
  body: Body<F>,
  defaults: { presentation: readonly string[]; sort: Declaration['sort'] },
): Declaration<N, F> => ({
  search: defaults.presentation,
  list: Object.keys(body.fields)
    .filter((fieldName) => {
      const field = body.fields[fieldName];
      return field && field.type !== 'rows' && !field.secret;
    })
    .slice(0, 8),
  belongsTo: [],
  indexes: [],
  ...defaults,
  ...body,
  name,
  kind,
});

/** A thing people choose from a list: vehicles, products. Named by `name` unless it says otherwise. */
export const catalog = <const N extends string, const F extends Fields>(name: N, body: Body<F>) =>
  declare('catalog', name, body, { presentation: ['name'], sort: { field: 'name', desc: false } });

/** A dated, numbered event that can be confirmed. Its number fields come with its kind. */
export const document = <const N extends string, const F extends Fields>(name: N, body: Body<F>) =>
  declare(
    'document',
    name,
    { ...body, fields: { ...documentFields, ...body.fields } },
    {
      presentation: ['numberStr'],
      sort: { field: 'date', desc: true },
    },
  );

/** Facts that are added and rarely changed: weights, histories. Newest first. */
export const register = <const N extends string, const F extends Fields>(name: N, body: Body<F>) =>
  declare('register', name, body, { presentation: ['id'], sort: { field: 'id', desc: true } });

/** All fields of an object, the common ones first. */
export const fieldsOf = (declaration: Declaration): Fields => ({ ...commonFields, ...declaration.fields });

export const fieldOf = (declaration: Declaration, name: string): Field | undefined =>
  [declaration.fields, commonFields as Fields].find((fields) => Object.hasOwn(fields, name))?.[name];

/** The field whose words in each language stand in `lang`, where an object has them; a number is the same in all. */
export const translatedName = ({ fields, presentation }: Declaration): string | undefined =>
  fields.lang?.type === 'translated' ? presentation.find((name) => name !== 'numberStr') : undefined;

/** Whoever looks for a record by its name may type the name that it has in their language. */
export const isFoundByTranslation = (declaration: Declaration): boolean => {
  const name = translatedName(declaration);
  return name !== undefined && declaration.search.includes(name);
};
