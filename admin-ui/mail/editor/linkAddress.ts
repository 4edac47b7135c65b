import { areAddresses } from '#domain/kernel/addresses.ts';

const linkable = /^(https?|mailto|tel):/i;

/**
 * The address of a link as it was typed: `keja.pl` leads to `https://keja.pl/`, an e-mail address writes to it.
 * @returns undefined if it leads nowhere
 */
export function addressOfLink(typed: string): string | undefined {
  const words = typed.trim();
  if (/\s/.test(words) || words === '') return undefined;
  if (linkable.test(words)) return URL.canParse(words) ? words : undefined;
  if (areAddresses(words)) return `mailto:${words}`;
  const guessed = `https://${words}`;
  return !words.includes(':') && words.includes('.') && URL.canParse(guessed) ? guessed : undefined;
}
