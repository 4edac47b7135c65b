import { plainNumber } from '#domain/kernel/registryNumbers.ts';

/**
 * The accounts of a firm that the white list is asked about, each once: the first one, and of the others those in Poland, as
 * the list knows no foreign ones. One empty text if there is none: then it is asked about the firm alone.
 */
export function askedAccounts(first: unknown, others: unknown): readonly string[] {
  const rows: readonly unknown[] = Array.isArray(others) ? others : [];
  const inPoland = rows
    .map((row) => written((row as { readonly account?: unknown } | null)?.account))
    .filter((account) => account.startsWith('PL'));
  const accounts = [written(first), ...inPoland].filter((account) => account !== '');
  return accounts.length > 0 ? [...new Set(accounts)] : [''];
}

/** In the one spelling in which accounts are stored, with the country, which banks in Poland leave out. */
const written = (account: unknown): string =>
  typeof account === 'string' ? plainNumber('iban', account) : '';
