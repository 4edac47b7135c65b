import type { Declaration } from '../kernel/declaration.ts';
import type { AnyRecord } from '../kernel/record.ts';
import { namesAndIds, referencesTo, type NameAndId, type ReferenceTo } from '../kernel/pointers.ts';
import { compareVersions, restoring } from '../platform/versions.rules.ts';
import type { VersionData } from '../platform/versionValues.rules.ts';
import { counterparty } from './counterparty.ts';

/** How long after a merge it can be undone. */
export const undoHours = 24;

/** The references that say which firm was merged into which. They stay as they are when firms are merged. */
const mergeReferences = new Set(['firmMerge.from', 'firmMerge.into', 'counterparty.mergedInto']);

/** Every field that names a counterparty and follows it when it is merged into another one. */
export function movingReferences(all: readonly Declaration[]): ReferenceTo[] {
  return referencesTo(all, counterparty.name).filter(
    ({ object, field }) => !mergeReferences.has(`${object.name}.${field}`),
  );
}

/**
 * Pairs of fields, one with the name of an object and one with the id of its record, that follow a firm when it is merged. The
 * pairs of logs and of old copies of records stay, because they describe the record as it was.
 */
export function movingPairs(all: readonly Declaration[]): NameAndId[] {
  return namesAndIds(all).filter(({ object }) => !object.writtenBy && !object.copiesRecords);
}

/** Fields that are not chosen between two firms: the author, the mark for deletion, and the firm it was merged into. */
const notChosen = new Set(['author', 'markedToDelete', 'mergedInto']);

/**
 * The fields whose values differ and between which a person chooses. Other accounts (a table part) and parameters (paths with
 * a dot) are not among them: `mergedValues` joins those of both firms.
 */
export function differingFields(from: AnyRecord, into: AnyRecord): string[] {
  return compareVersions(counterparty, from, into)
    .fields.map(({ path }) => path)
    .filter((path) => !notChosen.has(path) && !path.includes('.'));
}

/**
 * The differing fields that a merge proposes to take from the losing firm: fields that are empty in the remaining firm, and
 * roles, such as customer, that only the losing firm has.
 */
export function usuallyTaken(from: VersionData, into: VersionData, differs: readonly string[]): string[] {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  const roles = ['isVendor', 'isCustomer', 'isForwarder'];
  return differs.filter((name) => isEmpty(into[name]) || (roles.includes(name) && from[name] === true));
}

/**
 * The change of the remaining firm. It gets the chosen values of the losing firm, and the bank accounts and parameters that it
 * does not have yet.
 * @param take the fields whose value comes from the losing firm
 */
export function mergedValues(from: AnyRecord, into: AnyRecord, take: readonly string[]): VersionData {
  const takenFields = take.filter((name) => !notChosen.has(name));
  const wanted = {
    ...into,
    ...Object.fromEntries(takenFields.map((name) => [name, from[name] ?? null])),
    otherAccounts: joinedAccounts(from, into, takenFields),
    additional: { ...objectIn(from.additional), ...objectIn(into.additional) },
  };
  return inputFor(into, wanted);
}

/**
 * The change that undoes what the merge changed in the remaining firm. A value that somebody has changed since then stays.
 * @param before the values of the changed fields before the merge
 * @param after the values of the same fields right after it
 * @returns the input of the write, and the names of the fields that stay
 */
export function undoneValues(current: AnyRecord, before: VersionData, after: VersionData) {
  const names = Object.keys(before);
  const changed = compareVersions(counterparty, { ...current, ...after }, current);
  const stayed = new Set([
    ...changed.fields.map(({ path }) => path.split('.')[0] ?? ''),
    ...changed.rows.map(({ part }) => part),
  ]);
  const restored = names.filter((name) => !stayed.has(name));
  const wanted = { ...current, ...Object.fromEntries(restored.map((name) => [name, before[name] ?? null])) };
  return { input: inputFor(current, wanted), stayed: names.filter((name) => stayed.has(name)) };
}

/** The values of some fields. They are kept from before and after a merge, so that `undoneValues` can undo it. */
export function valuesOf(record: AnyRecord, names: readonly string[]): VersionData {
  return Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
}

/** The input of a write that changes `current` into `wanted`. Without `updatedAt` the write is not refused as stale. */
const inputFor = (current: AnyRecord, wanted: VersionData): VersionData => {
  const { updatedAt: _seen, ...input } = restoring(
    counterparty,
    current,
    wanted,
    compareVersions(counterparty, current, wanted),
  );
  return input;
};

type Account = VersionData & { readonly account?: unknown };

/** The other accounts of both firms, each once. The main account that is not chosen (`spare`) becomes one of them. */
const joinedAccounts = (from: AnyRecord, into: AnyRecord, takenFields: readonly string[]): VersionData[] => {
  const [main, spare] = takenFields.includes('bankAccount')
    ? [from.bankAccount, into.bankAccount]
    : [into.bankAccount, from.bankAccount];
  const unlisted: readonly unknown[] = [main, null, undefined, ''];
  const others: readonly Account[] = [
    ...(into.otherAccounts as Account[]),
    // Without its id, a row of the losing firm becomes a new row of the remaining one.
    ...(from.otherAccounts as Account[]).map((row) => ({ ...row, id: undefined })),
    { account: spare },
  ];
  const isFirst = (account: unknown, index: number) =>
    others.findIndex((other) => other.account === account) === index;
  return others.filter(({ account }, index) => !unlisted.includes(account) && isFirst(account, index));
};

const objectIn = (value: unknown): VersionData =>
  typeof value === 'object' && value !== null ? (value as VersionData) : {};
