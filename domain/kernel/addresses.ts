import { z } from 'zod';

/** Splits at commas and semicolons, except inside the quotes of a name. */
const parts = (written: string): string[] => written.match(/(?:"[^"]*"|[^",;])+/g) ?? [];

/** The address in `a@b.pl` or in `"Name" <a@b.pl>`. */
const addressOf = (part: string): string => /^[^<>]*<([^<>]*)>$/.exec(part)?.[1] ?? part;

/**
 * An address with the name of its owner, as it stands in a header: `"Anna Nowak" <anna@firm.example>`. Characters that would end
 * the quotes too early or too late are left out.
 */
export function namedAddress(name: string | null | undefined, address: string): string {
  const quotable = (name ?? '').replaceAll(/["\\]/g, '').trim();
  return quotable === '' ? address : `"${quotable}" <${address}>`;
}

/** Whether a text is a list of e-mail addresses as in the header of a message. An empty text is valid too. */
export function areAddresses(written: string): boolean {
  if (written.trim() === '') return true;
  const quotes = written.split('"').length - 1;
  if (quotes % 2 > 0) return false;
  const addresses = parts(written).map((part) => addressOf(part.trim()));
  return addresses.length > 0 && addresses.every((address) => z.regexes.email.test(address));
}

/** An address as addresses are compared: mail servers hardly ever distinguish capitals. Empty if there is none. */
export function addressKey(address: unknown): string {
  return typeof address === 'string' ? address.trim().toLowerCase() : '';
}

/** The addresses of a list: `written` is a part as it stands there, with a name if it has one; `address` is its address alone. */
export function addressesIn(
  written: string,
): readonly { readonly written: string; readonly address: string }[] {
  return parts(written)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ written: part, address: addressOf(part).trim() }));
}
