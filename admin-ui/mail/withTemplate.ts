import { addressesIn } from '#domain/kernel/addresses.ts';
import type { Composition } from './answering.ts';
import type { TemplateWords } from './TemplateMenu.tsx';

/**
 * What a template changes in a letter besides its body. Its recipients and copies are added. Its subject is taken if the letter
 * has none: an answer keeps its subject, because its reader recognises it by the subject.
 */
export function withTemplate({ subject, to, cc }: Composition, words: TemplateWords): Partial<Composition> {
  const recipients = added(to, words.to, '');
  const copies = added(cc, words.cc, recipients ?? to);
  return {
    ...(subject.trim() === '' ? { subject: words.subject } : {}),
    ...(recipients === undefined ? {} : { to: recipients }),
    ...(copies === undefined ? {} : { cc: copies }),
  };
}

/** `line` with those addresses of `further` that are in neither `line` nor `elsewhere`; undefined if there are none. */
const added = (line: string, further: string | null, elsewhere: string): string | undefined => {
  const presentAddresses = new Set(
    [line, elsewhere].flatMap((each) => addressesIn(each).map(({ address }) => address.toLowerCase())),
  );
  const newAddresses = addressesIn(further ?? '').filter(
    ({ address }) => !presentAddresses.has(address.toLowerCase()),
  );
  if (newAddresses.length === 0) return undefined;
  return [line.trim().replace(/[,;]$/, ''), ...newAddresses.map(({ written }) => written)]
    .filter(Boolean)
    .join(', ');
};
