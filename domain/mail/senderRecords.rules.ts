/** The records by which a domain publishes in DNS who may send mail in its name. */
export const senderRecordKinds = ['spf', 'dkim', 'dmarc'] as const;
/**
 * `weak`: the record exists, but stops no forged mail. `doubled`: there are two records, and servers ignore both. `unknown`: DNS did
 * not answer, or the keys of the domain have names that cannot be guessed.
 */
export const senderRecordStates = ['good', 'weak', 'doubled', 'missing', 'unknown'] as const;

export interface SenderRecord {
  readonly kind: (typeof senderRecordKinds)[number];
  readonly state: (typeof senderRecordStates)[number];
  /** The text of the record in DNS, or of two records with ` | ` between them; null if there is none, or if it is not known. */
  readonly text: string | null;
}

/** The names under which providers usually publish keys (DKIM). */
export const usualSelectors = ['default', 'mail', 'dkim', 'google', 'selector1', 'selector2', 's1', 'k1'];

/** The TXT records of a name; null if DNS did not answer. */
export type Texts = readonly string[] | null;

/** The domain of an e-mail address in small letters; undefined if the text is no address. */
export function domainOf(user: string): string | undefined {
  return /@([a-z0-9.-]+\.[a-z0-9-]+)$/i.exec(user.trim())?.[1]?.toLowerCase();
}

/**
 * Judges the records of a domain.
 * @param domainTexts the TXT records of the domain
 * @param dmarcTexts those of `_dmarc` under it
 * @param keyTexts those of all usual selectors together
 */
export function senderRecords(domainTexts: Texts, dmarcTexts: Texts, keyTexts: Texts): SenderRecord[] {
  // A key is a text with something after `p=`. An empty `p` says that the key was withdrawn. A key is never weak.
  const key = judgedRecord('dkim', keyTexts, /(^|;)\s*p\s*=\s*[^;\s]/i, () => false);
  return [
    judgedRecord(
      'spf',
      domainTexts,
      /^v=spf1(\s|$)/i,
      // It stops no forged mail if it lets all servers send (`all`, `+all`), or says nothing about all other servers (`~all`,
      // `-all`) and does not refer to the record of another domain (`redirect=`).
      (text) => /\s\+?all(\s|$)/i.test(text) || !/\s[~-]all(\s|$)|redirect=/i.test(text),
    ),
    // A key under a name of its own cannot be found from outside.
    key.state === 'missing' ? { ...key, ...unknown } : key,
    // Without `p`, receivers do as with `p=none`.
    judgedRecord('dmarc', dmarcTexts, /^v\s*=\s*DMARC1\s*(;|$)/i, (text) => !stopsForged.test(text)),
  ];
}

/** What a DMARC record says if it stops forged mail. */
const stopsForged = /;\s*p\s*=\s*(quarantine|reject)\b/i;

const unknown = { state: 'unknown', text: null } as const;

/** Judges the records of one kind: those of the texts that match `pattern`. */
const judgedRecord = (
  kind: SenderRecord['kind'],
  texts: Texts,
  pattern: RegExp,
  isWeak: (text: string) => boolean,
): SenderRecord => {
  if (texts === null) return { kind, ...unknown };
  const [text, other] = texts.filter((each) => pattern.test(each));
  if (text === undefined) return { kind, state: 'missing', text: null };
  // If there are two records, servers ignore both. Only keys (DKIM) may occur several times.
  if (other !== undefined && kind !== 'dkim') return { kind, state: 'doubled', text: `${text} | ${other}` };
  return { kind, state: isWeak(text) ? 'weak' : 'good', text };
};
