import type { FileRecord } from './fileData.ts';

export const fileOrders = ['name', 'size', 'added'] as const;

export interface FileOrder {
  readonly by: (typeof fileOrders)[number];
  readonly desc: boolean;
}

const compare: Readonly<Record<FileOrder['by'], (one: FileRecord, other: FileRecord) => number>> = {
  // Names with numbers sort by the number: `scan 10` comes after `scan 2`.
  name: (one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }),
  size: (one, other) => one.size - other.size,
  added: (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id,
};

/** The files that match the search, sorted. */
export function ordered(
  files: readonly FileRecord[],
  { by, desc }: FileOrder,
  search = '',
): readonly FileRecord[] {
  const searchText = search.trim().toLocaleLowerCase();
  return files
    .filter(({ name, description }) =>
      `${name} ${description ?? ''}`.toLocaleLowerCase().includes(searchText),
    )
    .toSorted((one, other) => compare[by](one, other) * (desc ? -1 : 1));
}
