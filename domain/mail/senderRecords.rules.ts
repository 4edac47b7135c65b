/** What a domain publishes about who sends in its name. */
export const senderRecordKinds = ['spf', 'dkim', 'dmarc'] as const;
/** `weak` is there and keeps nobody out; `unknown` where DNS did not answer, or keys have names that nobody can guess. */
export const senderRecordStates = ['good', 'weak', 'doubled', 'missing', 'unknown'] as const;

export interface SenderRecord {
  readonly kind: (typeof senderRecordKinds)[number];
  readonly state: (typeof senderRecordStates)[number];
  /** What is in DNS. */
  readonly text: string | null;
}

/** The names under which providers usually publish keys (DKIM). */
export const usualSelectors = ['default', 'mail', 'dkim', 'google', 'selector1', 'selector2', 's1', 'k1'];

/** The TXT records of a name; null if DNS did not answer. */
export type Texts = readonly string[] | null;

/** Undefined for a name that is no address. */
export function domainOf(user: string): string | undefined {
  return /@([a-z0-9.-]+\.[a-z0-9-]+)$/i.exec(user.trim())?.[1]?.toLowerCase();
}

/** @param keys the TXT records of the usual selectors, together */
export function senderRecords(own: Texts, dmarc: Texts, keys: Texts): SenderRecord[] {
  return [
    judged(
      'spf',
      own,
      /^v=spf1(\s|$)/i,
      (text) => /\s\+?all(\s|$)/i.test(text) || !/\s[~-]all(\s|$)|redirect=/i.test(text),
    ),
    // A key under a name of its own cannot be found from outside.
    {
      ...judged('dkim', keys, /(^|;)\s*p=[^;\s]/i, () => false),
      ...(keys && !keys.some(isKey) ? unknown : {}),
    },
    judged('dmarc', dmarc, /^v=DMARC1\s*(;|$)/i, (text) => /;\s*p=none\b/i.test(text)),
  ];
}

const unknown = { state: 'unknown', text: null } as const;
const isKey = (text: string): boolean => /(^|;)\s*p=[^;\s]/i.test(text);

const judged = (
  kind: SenderRecord['kind'],
  texts: Texts,
  ours: RegExp,
  isWeak: (text: string) => boolean,
): SenderRecord => {
  if (texts === null) return { kind, ...unknown };
  const [text, other] = texts.filter((each) => ours.test(each));
  if (text === undefined) return { kind, state: 'missing', text: null };
  // Two of them are as good as none: servers then heed neither. Of keys there may be several.
  if (other !== undefined && kind !== 'dkim') return { kind, state: 'doubled', text: `${text} | ${other}` };
  return { kind, state: isWeak(text) ? 'weak' : 'good', text };
};
