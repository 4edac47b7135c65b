import type { Declaration } from './declaration.ts';
import { failFields, type FieldError } from './fail.ts';
import { idKey, isObject, isReference, type RecordInput } from './record.ts';

// The specification gives some fields another name than their declaration (`alsoNamed`). Callers may use either name, and answers
// contain both. This file translates between them.

/**
 * Another name of a field, and the field's own key. A name inside an object, such as `address.street`, is split into `outer` and
 * `inner`.
 */
interface OtherName {
  readonly outer: string;
  readonly inner: string | undefined;
  readonly own: string;
}

const otherName = (path: string, own: string): OtherName => {
  const [outer = '', inner] = path.split('.');
  return { outer, inner, own };
};

/**
 * The other names of the field `own`, which the declaration also calls `other`. A reference has two: if `designer` is also called
 * `constructor`, then `designerId` is also called `constructorId`.
 */
const otherNamesOf = ({ fields }: Declaration, other: string, own: string): readonly OtherName[] => {
  const plain = otherName(other, own);
  return fields[own]?.type === 'reference' ? [otherName(idKey(other), idKey(own)), plain] : [plain];
};

const allOtherNames = (declaration: Declaration): readonly OtherName[] =>
  Object.entries(declaration.alsoNamed ?? {}).flatMap(([other, own]) =>
    otherNamesOf(declaration, other, own),
  );

/** A value for comparison: a reference only by its id. */
const comparable = (value: unknown): string =>
  JSON.stringify((isReference(value) ? value.id : value) ?? null);

/** What was sent under another name; undefined if nothing was. */
const valueUnder = (input: RecordInput, { outer, inner }: OtherName): unknown => {
  if (!Object.hasOwn(input, outer)) return undefined;
  const value = input[outer];
  if (inner === undefined) return value;
  return isObject(value) && Object.hasOwn(value, inner) ? value[inner] : undefined;
};

/** Errors for keys inside an object such as `address` that are not the other name of any field. */
const unknownInside = (input: RecordInput, names: readonly OtherName[]): FieldError[] =>
  [...new Set(names.filter(({ inner }) => inner !== undefined).map(({ outer }) => outer))].flatMap(
    (outer): FieldError[] => {
      const value = Object.hasOwn(input, outer) ? input[outer] : undefined;
      if (value === undefined || value === null) return [];
      if (!isObject(value)) return [{ field: outer, code: 'invalid_type' }];
      return Object.keys(value)
        .filter((key) => !names.some((name) => name.outer === outer && name.inner === key))
        .map((key) => ({ field: `${outer}.${key}`, code: 'unknown_field' as const }));
    },
  );

/**
 * What a caller sent, with the fields' own names, and without the lists of other records that only answers have (`answersWith`).
 * A caller who sends back a record as it was served sends a field under all its names; then the changed value counts.
 * @param stored the record before the change; undefined for a new one
 * @throws validation_failed if a field came with two different values that both differ from the stored one, or for an unknown
 * key inside an object such as `address`
 */
export function inOwnNames(declaration: Declaration, input: RecordInput, stored?: RecordInput): RecordInput {
  const { alsoNamed = {}, answersWith = {} } = declaration;
  if (!isObject(input) || (!declaration.alsoNamed && !declaration.answersWith)) return input;
  const names = allOtherNames(declaration);
  const errors = unknownInside(input, names);
  const ownInput = { ...input };
  for (const name of [...names.map(({ outer }) => outer), ...Object.keys(answersWith)]) delete ownInput[name];
  for (const [other, own] of Object.entries(alsoNamed)) {
    const otherNames = otherNamesOf(declaration, other, own);
    const sentByOtherName = otherNames
      .map((name) => valueUnder(input, name))
      .filter((value) => value !== undefined);
    if (sentByOtherName.length === 0) continue;
    const sentByOwnName = otherNames.map((name) => input[name.own]).filter((value) => value !== undefined);
    const values = [...sentByOwnName, ...sentByOtherName];
    const storedValue = stored && comparable(stored[own]);
    const changedValues = values.filter((value) => comparable(value) !== storedValue);
    const [first] = changedValues;
    if (changedValues.some((value) => comparable(value) !== comparable(first)))
      errors.push({ field: own, code: 'names_disagree', params: { own, other } });
    // A value that equals the stored one is not written at all.
    for (const name of otherNames) delete ownInput[name.own];
    if (changedValues.length > 0) ownInput[own] = first;
  }
  if (errors.length > 0) throw failFields(errors);
  return ownInput;
}

/** A record as it is served: each value also under the other names of its field. */
export function withOtherNames<T extends object>(declaration: Declaration, record: T): T {
  const values = record as Record<string, unknown>;
  const served = { ...values };
  for (const { outer, inner, own } of allOtherNames(declaration)) {
    if (!Object.hasOwn(values, own)) continue;
    const value = values[own];
    const members = Object.hasOwn(served, outer) ? (served[outer] as object) : {};
    served[outer] = inner === undefined ? value : { ...members, [inner]: value };
  }
  return served as T;
}

/** A path with the fields' own names: `constructor.name` becomes `designer.name`, `address.street` becomes `street`. */
export function ownPath({ alsoNamed = {} }: Declaration, path: string): string {
  if (Object.hasOwn(alsoNamed, path)) return alsoNamed[path] as string;
  const [first = '', ...rest] = path.split('.');
  // The key `constructorId` stands for the reference `constructor`.
  const withoutId = first.endsWith('Id') ? first.slice(0, -2) : first;
  const other = [first, withoutId].find((name) => Object.hasOwn(alsoNamed, name));
  return other === undefined ? path : [alsoNamed[other], ...rest].join('.');
}
