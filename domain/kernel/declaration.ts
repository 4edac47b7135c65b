import type { BuiltInRole } from '../platform/roles.ts';
import type { Constraint } from './constraint.ts';
import {
  boolean,
  datetime,
  integer,
  json,
  reference,
  text,
  type Field,
  type Fields,
  type ReferenceField,
} from './field.ts';
import type { Condition, Lifecycle } from './lifecycle.ts';

export const objectKinds = ['catalog', 'document', 'register', 'report'] as const;
type ObjectKind = (typeof objectKinds)[number];

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

/** The roles, besides users with full rights, that may read and that may change an object. */
interface Access {
  readonly read: readonly BuiltInRole[];
  readonly modify: readonly BuiltInRole[];
}

/**
 * Records of `object` that belong to another record: by a reference to it (`by`), or by a pair of fields with the object and
 * the id of the other record.
 */
export type HangingRecords =
  | { readonly object: string; readonly by: string }
  | { readonly object: string; readonly ownerObject: string; readonly ownerId: string };

/** One business object, described in one place; every layer derives its part from it. Plain data: no functions. */
export interface Declaration<N extends string = string, F extends Fields = Fields> {
  readonly name: N;
  readonly kind: ObjectKind;
  readonly module: ModuleName;
  /** First segment of its REST address, spelled as the specification spells it. */
  readonly path: string;
  readonly fields: F;
  /** Fields whose values, joined by a space, name a record to a person. */
  readonly presentation: readonly string[];
  /**
   * A document of this object is named to people by a phrase, such as “Discount no. 12 of 5.03.2026”, and not by `presentation`. The
   * phrases stand in `domain/words/common/phrases.json`.
   */
  readonly namedByPhrase?: true;
  /** Text fields that `searchStr` searches; a dotted path leads through references, as `vehicle.name`. */
  readonly search: readonly string[];
  /** Columns of the default list, in order. */
  readonly list: readonly string[];
  /** The usual order of its list; records that are alike in `field` follow each other by `thenBy`, else by id. */
  readonly sort: { readonly field: string; readonly desc: boolean; readonly thenBy?: string };
  /** The number of rows on a page of its list, if not twenty. */
  readonly pageSize?: number;
  /** Default prefix of a document's number. */
  readonly prefix?: string;
  /** Set if records are written only by the server's own processes, never by a caller; the refusal has the value as `owner`. */
  readonly writtenBy?: 'workflow' | 'agent' | 'server';
  /** Set if records are created by a call of their own; they are changed and marked like others. */
  readonly createdBy?: 'server';
  readonly access: Access;
  /** Paths to references to a counterparty. An external user sees a record if one of them is the user's own firm. */
  readonly belongsTo: readonly string[];
  /**
   * References to this object, as `disposition.driver`: people of a firm may also read a record if a record that they see
   * refers to it. They may change only their own records.
   */
  readonly shownBy?: readonly string[];
  /**
   * Further conditions for people of a firm before they may read one of their firm's records, and before they may change
   * it. They may not read versions of such an object.
   */
  readonly forFirmsWhen?: { readonly read: readonly Condition[]; readonly modify: readonly Condition[] };
  /** Its files are only for staff: nobody from outside may read them. */
  readonly filesForStaff?: true;
  /**
   * The reference to the user who owns the record: only the owner and users with full rights see it. By default the owner is
   * the person who writes it. A path through a reference names the owner of another record, as `calendar.user`.
   */
  readonly personal?: string;
  /**
   * The people who may read or change a personal record besides its owner: `author`, the users of a table part (`users.user`), or
   * everybody if a boolean field is true. A path may lead through a reference (`calendar.users.user`).
   */
  readonly sharedWith?: { readonly read: readonly string[]; readonly modify: readonly string[] };
  /**
   * The path to the e-mail account that the record belongs to. Where that account is personal, only the users named in it
   * see the record: full rights are no exception. No versions are kept of it, and raw queries do not reach it.
   */
  readonly ofAccount?: string;
  /**
   * The reference by which links lead to this object, as `incomingEmailLinkedDoc.incomingEmail`. Staff who may read the record
   * that such a link names may also read this one.
   */
  readonly openedBy?: string;
  /** Set for a link between a letter and the record that these fields name. People who may read both may read the link. */
  readonly linksTo?: { readonly object: string; readonly id: string };
  /**
   * The fields that name the record to which this one belongs. Exactly the people who see that record see this one.
   */
  readonly belongsToRecord?: { readonly object: string; readonly id: string };
  /**
   * Its rows hold old copies of whole records of other objects: only full rights may read it, and no role can be given
   * access.
   */
  readonly copiesRecords?: true;
  /** A record is served with the files that belong to it. */
  readonly answersFiles?: true;
  /** Its generic calls answer with the envelope of the specification and, in the same object, with the fields of the record. */
  readonly answersEnvelope?: true;
  /** Fields that callers may name in a filter but that have no effect here: they are ignored. */
  readonly ignoredFilters?: readonly string[];
  /**
   * The specification's names of fields that are named differently here, each with the field's own name; `address.street`
   * is a member of an object. Callers may use either name, and answers contain both.
   */
  readonly alsoNamed?: Readonly<Record<string, string>>;
  /** The records of other objects that are served with a single record, each kind under the name of its list in the answer. */
  readonly answersWith?: Readonly<Record<string, HangingRecords>>;
  /** Other names of fields in filters, each with the path it stands for. */
  readonly filterAliases?: Readonly<Record<string, string>>;
  /** Further indexes, each a list of fields. */
  readonly indexes: readonly (readonly string[])[];
  /** Fields that few records have: an index of those records alone, in the default order. */
  readonly rarelyFilled?: readonly string[];
  /** Sets of fields whose values together are unique; a single field is marked `unique` itself. */
  readonly uniques?: readonly (readonly string[])[];
  /** The reference to a record of the same object that groups it: a group with items cannot be marked for deletion. */
  readonly groupedBy?: string;
  /**
   * The reference to the record of the same object into which this one was merged. People cannot choose a merged record, and
   * what the server's processes write for it is written for the other one.
   */
  readonly mergedInto?: string;
  /** What people may do with its records in each state; required for every object of which a process writes fields. */
  readonly lifecycle?: Lifecycle;
  /** Rules for its values that depend on one another or on the clock. */
  readonly constraints?: readonly Constraint[];
}

/** The fields of every object. `additional` holds the values of its parameters by their keys. */
export const commonFields = {
  id: integer({ readOnly: true }),
  createdAt: datetime({ readOnly: true }),
  updatedAt: datetime({ readOnly: true }),
  markedToDelete: boolean({ readOnly: true, default: false }),
  author: reference('user', { readOnly: true }),
  additional: json(),
} as const satisfies Fields;

/** The further fields of every document. `numberStr` is the whole number as people see it, such as `D-000017`. */
export const documentFields = {
  date: datetime({ index: true }),
  prefix: text({ maxLength: 10 }),
  number: integer({ readOnly: true }),
  numberStr: text({ maxLength: 40, readOnly: true, unique: true }),
  confirmed: boolean({ readOnly: true, default: false }),
} as const satisfies Fields;

export type CommonFields = typeof commonFields;

/** What the author of a declaration writes: these parts always, the others where the object differs from the defaults. */
type Body<F extends Fields> = {
  readonly module: ModuleName;
  readonly path: string;
  readonly fields: F;
  readonly access: Access;
} & Partial<Omit<Declaration, 'kind' | 'name' | 'fields' | 'module' | 'path' | 'access'>>;

/** Unless the body says otherwise, a list shows the first eight fields that can be shown in a cell. */
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
      // Translations of a name are left out: the name is already shown in the reader's language.
      return field && field.type !== 'rows' && field.type !== 'translated' && !field.secret;
    })
    .slice(0, 8),
  belongsTo: [],
  indexes: [],
  ...defaults,
  ...body,
  name,
  kind,
});

/** Something that people choose from a list, such as a vehicle or a product. Named by `name` unless declared otherwise. */
export function catalog<const N extends string, const F extends Fields>(name: N, body: Body<F>) {
  return declare('catalog', name, body, { presentation: ['name'], sort: { field: 'name', desc: false } });
}

/** A document is found by its own search fields and by the names of the counterparties it refers to. */
const documentSearch = ({ search = ['numberStr'], fields }: Body<Fields>): readonly string[] => {
  const firms = Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'reference' && field.to === 'counterparty' ? [`${name}.name`] : [],
  );
  return [...new Set([...search, ...firms])];
};

/** A dated, numbered event that can be confirmed. It has the fields of `documentFields` besides its own. */
export function document<const N extends string, const F extends Fields>(name: N, body: Body<F>) {
  return declare(
    'document',
    name,
    { ...body, search: documentSearch(body), fields: { ...documentFields, ...body.fields } },
    {
      presentation: ['numberStr'],
      sort: { field: 'date', desc: true },
    },
  );
}

/** Facts that are added and rarely changed: weights, histories. Newest first. */
export function register<const N extends string, const F extends Fields>(name: N, body: Body<F>) {
  return declare('register', name, body, { presentation: ['id'], sort: { field: 'id', desc: true } });
}

const fieldsByDeclaration = new WeakMap<Declaration, Fields>();

/** All fields of an object, the common ones first; cached, because every row that is read needs them. */
export function fieldsOf(declaration: Declaration): Fields {
  const cached = fieldsByDeclaration.get(declaration);
  if (cached) return cached;
  const fields: Fields = Object.freeze({ ...commonFields, ...declaration.fields });
  fieldsByDeclaration.set(declaration, fields);
  return fields;
}

/** The search fields of the object itself, without those of referred records. */
export function ownSearch({ search }: Declaration): readonly string[] {
  return search.filter((path) => !path.includes('.'));
}

/** The fields by which its list is sorted as a rule, in their order. */
export function usualOrder({ sort: { field, thenBy } }: Pick<Declaration, 'sort'>): string[] {
  return thenBy === undefined ? [field] : [field, thenBy];
}

/** An own field of the object or a field common to all objects; undefined if there is none of this name. */
export function fieldOf(declaration: Declaration, name: string): Field | undefined {
  return [declaration.fields, commonFields as Fields].find((fields) => Object.hasOwn(fields, name))?.[name];
}

/** @throws if the object has no reference of this name */
export function referenceOf(declaration: Declaration, name: string): ReferenceField {
  const field = fieldOf(declaration, name);
  if (field?.type !== 'reference') throw new Error(`${declaration.name}.${name} is no reference`);
  return field;
}

/**
 * The field whose translations are in `lang`; undefined if the object has none. The number of a document is not translated.
 */
export function translatedName({ fields, presentation }: Declaration): string | undefined {
  return fields.lang?.type === 'translated' ? presentation.find((name) => name !== 'numberStr') : undefined;
}

/** Whether the search by name also finds the name's translations. */
export function isFoundByTranslation(declaration: Declaration): boolean {
  const name = translatedName(declaration);
  return name !== undefined && declaration.search.includes(name);
}
