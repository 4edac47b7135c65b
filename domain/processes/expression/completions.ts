import { fieldsOf } from '../../kernel/declaration.ts';
import type { Field, Fields } from '../../kernel/field.ts';
import type { Registry } from '../../kernel/registry.ts';
import { actionSignatures } from './actions.ts';
import { plainFunctions, walks } from './bounds.ts';
import { variables } from './environment.ts';
import type { Purpose } from './expression.ts';
import { isSettable } from './settable.ts';
import { isVisible } from './shapes.ts';

/** A proposal for the word at the cursor. */
export type Completion =
  | { readonly kind: 'field'; readonly word: string; readonly object: string; readonly path: string }
  | { readonly kind: 'value'; readonly word: string; readonly enumeration: string }
  | { readonly kind: 'variable' | 'function' | 'action'; readonly word: string };

export interface Completions {
  /** Where the word begins that an option replaces: its index in the text before the cursor. */
  readonly from: number;
  readonly options: readonly Completion[];
}

/** Where a path such as `record.items` leads: the fields that may follow it. */
interface Place {
  readonly object: string;
  /** The path from the object to these fields, such as `items.` for the fields of a row; empty for those of the object itself. */
  readonly prefix: string;
  readonly fields: Fields;
}

/**
 * The proposals for an expression about records of an object: fields after a path such as `record.customer.` and in a call of
 * `setField`, values after a comparison, otherwise variables, functions and actions.
 * @param before the text of the expression before the cursor
 * @param purpose only an expression for `actions` is offered actions
 */
export function completionsAt(
  registry: Registry,
  objectName: string,
  before: string,
  purpose: Purpose,
): Completions {
  // What is being typed at the end: the value of a comparison, as in `record.state == "Op`, or the field of `setField("na`.
  const valueMatch = /(?:^|[^\w"])((?:\w+\.)+\w+)\s*(?:==|!=)\s*"(\w*)$/.exec(before);
  const setFieldMatch = /setField\(\s*"(\w*)$/.exec(before);
  const root = registry.has(objectName) ? placeOf(registry, objectName) : undefined;
  const placeAt = (path: readonly string[]) => root && follow(registry, root, before, path);
  if (valueMatch)
    return { from: before.length - (valueMatch[2] ?? '').length, options: valuesOf(valueMatch[1], placeAt) };
  if (setFieldMatch)
    return { from: before.length - (setFieldMatch[1] ?? '').length, options: root ? settable(root) : [] };

  // The names before the cursor, joined by dots, such as `record.customer.na`.
  const [chain = ''] = /(?:\w+\.)*\w*$/.exec(before) ?? [];
  const names = chain.split('.');
  const word = names.pop() ?? '';
  const from = before.length - word.length;
  if (names.length === 0) return { from, options: freeWords(before, purpose) };
  const place = placeAt(names);
  return { from, options: place ? fieldsAt(place) : [] };
}

const placeOf = (registry: Registry, object: string): Place => ({
  object,
  prefix: '',
  fields: fieldsOf(registry.byName(object)),
});

/** `record.customer` leads to a counterparty; the variable of an iteration leads to its rows. */
const follow = (
  registry: Registry,
  root: Place,
  before: string,
  [first = '', ...rest]: readonly string[],
): Place | undefined => {
  const start = first === 'record' ? root : walkedRows(registry, root, before, first);
  return rest.reduce<Place | undefined>((place, name) => place && step(registry, place, name), start);
};

/**
 * The rows that a variable stands for: in `record.items.exists(row, row.` the variable `row` stands for the rows of `items`. The
 * regular expression finds a path, the name of a function, and the first argument of its call. The last such call counts.
 */
const walkedRows = (registry: Registry, root: Place, before: string, name: string): Place | undefined => {
  const walk = [...before.matchAll(/((?:\w+\.)+)(\w+)\(\s*(\w+)\s*,/g)].findLast(
    ([, , called = '', given]) => given === name && walks.has(called),
  );
  const path = walk?.[1]?.split('.').filter(Boolean);
  return path?.[0] === 'record' ? follow(registry, root, before, path) : undefined;
};

const step = (registry: Registry, { object, prefix, fields }: Place, name: string): Place | undefined => {
  const field = fields[name];
  if (field?.type === 'reference') return placeOf(registry, field.to);
  if (field?.type === 'rows') return { object, prefix: `${prefix}${name}.`, fields: field.fields };
  return undefined;
};

const fieldsAt = (
  { object, prefix, fields }: Place,
  fits: (field: Field) => boolean = () => true,
): Completion[] =>
  Object.entries(fields)
    .filter(([, field]) => isVisible(field) && fits(field))
    .map(([word]) => ({ kind: 'field', word, object, path: `${prefix}${word}` }));

const settable = (place: Place): Completion[] => fieldsAt(place, isSettable);

const valuesOf = (
  path: string | undefined,
  placeAt: (path: readonly string[]) => Place | undefined,
): Completion[] => {
  const names = path?.split('.') ?? [];
  const last = names.pop() ?? '';
  const field = placeAt(names)?.fields[last];
  if (field?.type !== 'enumeration') return [];
  return field.enumeration.values.map((word) => ({
    kind: 'value',
    word,
    enumeration: field.enumeration.name,
  }));
};

/** The words that may stand without a path before them. None inside a text or directly after one. */
const freeWords = (before: string, purpose: Purpose): Completion[] => {
  const completionsOf = (kind: 'variable' | 'function' | 'action', words: readonly string[]): Completion[] =>
    words.map((word) => ({ kind, word }));
  // After an odd number of quotation marks the cursor is inside a text.
  const inText = (before.match(/"/g)?.length ?? 0) % 2 === 1;
  const afterText = before.endsWith('"');
  if (inText || afterText) return [];
  return [
    ...(purpose === 'actions' ? completionsOf('action', Object.keys(actionSignatures)) : []),
    ...completionsOf('variable', ['record', ...Object.keys(variables)]),
    ...completionsOf('function', plainFunctions),
  ];
};
