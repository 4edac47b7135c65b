import { plainNumber } from '#domain/kernel/registryNumbers.ts';

/**
 * The accounts of a firm to ask the white list about, each once: the first account, and those of the others that are in Poland,
 * because the list knows no foreign ones. If there is none, one empty text asks about the firm alone.
 */
export function askedAccounts(first: unknown, others: unknown): readonly string[] {
  const rows: readonly unknown[] = Array.isArray(others) ? others : [];
  const inPoland = rows
    .map((row) => storedSpelling((row as { readonly account?: unknown } | null)?.account))
    .filter((account) => account.startsWith('PL'));
  const accounts = [storedSpelling(first), ...inPoland].filter((account) => account !== '');
  return accounts.length > 0 ? [...new Set(accounts)] : [''];
}

/** The account in the spelling in which accounts are stored. It begins with the country, which banks in Poland leave out. */
const storedSpelling = (account: unknown): string =>
  typeof account === 'string' ? plainNumber('iban', account) : '';
