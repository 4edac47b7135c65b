/** So many ids fit into one address and their records into one answer. */
const idsInOneCall = 500;

/** The records with any number of ids, read with several calls one after another. @param read reads the records of one call */
export async function readByIds<T>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const records: T[] = [];
  for (let from = 0; from < ids.length; from += idsInOneCall)
    records.push(...(await read(ids.slice(from, from + idsInOneCall))));
  return records;
}
