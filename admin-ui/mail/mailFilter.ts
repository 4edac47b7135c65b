import type { Reference } from '#domain/kernel/record.ts';

/** What the list of letters is narrowed by. A field that is null, or an empty text, does not narrow the list. */
export interface MailFilter {
  readonly searchStr: string;
  /** True for only the letters that have not been read, or have been flagged; false does not narrow the list. */
  readonly unread: boolean;
  readonly flagged: boolean;
  /** Whether a letter is linked with records, such as an order. */
  readonly hasLinks: boolean | null;
  /** Whether somebody has marked a letter as done. */
  readonly processed: boolean | null;
  /** A label that the letters have. */
  readonly label: number | null;
  /** The first and the last day of the letters, as `2026-11-02`, or empty. */
  readonly periodFrom: string;
  readonly periodTo: string;
  /** Texts that the sender, the recipients, the subject and the body must contain; empty for all. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly counterparty: Reference | null;
  readonly contactPerson: Reference | null;
  /** The page of the list that is shown, from 1. It narrows nothing. */
  readonly page: number;
}

export const everyLetter: MailFilter = {
  searchStr: '',
  unread: false,
  flagged: false,
  hasLinks: null,
  processed: null,
  label: null,
  periodFrom: '',
  periodTo: '',
  from: '',
  to: '',
  subject: '',
  body: '',
  counterparty: null,
  contactPerson: null,
  page: 1,
};

/** The texts of a filter that somebody types. They change with each key. */
export const typedFilters = ['searchStr', 'from', 'to', 'subject', 'body'] as const;
/** The filters that are shown in the panel of further filters. */
export const furtherFilters = [
  'periodFrom',
  'periodTo',
  'from',
  'to',
  'subject',
  'body',
  'hasLinks',
  'processed',
  'counterparty',
  'contactPerson',
] as const;

/** How many of these filters narrow the list. */
export function countFilters(filter: MailFilter, names: readonly (keyof MailFilter)[]): number {
  return names.filter((name) => filter[name] !== everyLetter[name]).length;
}

/** Whether every letter is listed: then one line stands for a whole thread. */
export function isUnfiltered(filter: MailFilter): boolean {
  const names = Object.keys(everyLetter) as (keyof MailFilter)[];
  return countFilters({ ...filter, page: everyLetter.page }, names) === 0;
}

/** The fields that have a value, as the texts of a query in an address. `false` is a value. */
const filledIn = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === '' || value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  );

const periodOf = ({ periodFrom, periodTo }: MailFilter) => ({
  ...(periodFrom ? { from: periodFrom } : {}),
  ...(periodTo ? { to: periodTo } : {}),
});

/** A filter as `GET /email`, the list of received letters, reads it. The caller adds the page. */
export function receivedQuery(filter: MailFilter): Record<string, string> {
  const { searchStr, from, to, subject, body, hasLinks, processed, counterparty, contactPerson } = filter;
  const period = periodOf(filter);
  return filledIn({
    searchStr,
    from,
    to,
    subject,
    body,
    hasLinks,
    processed,
    counterparty: counterparty?.id,
    contactPerson: contactPerson?.id,
    seen: filter.unread ? false : null,
    flagged: filter.flagged ? true : null,
    period: Object.keys(period).length > 0 ? JSON.stringify(period) : null,
    filter: filter.label === null ? null : JSON.stringify({ 'labels.emailLabel': filter.label }),
  });
}

/**
 * A filter as the list of letters that are written here reads it. The body is searched in the plain text of the letters. Marks,
 * labels and the sender narrow only received letters.
 */
export function filterOfWritten(filter: MailFilter): Record<string, unknown> {
  const { searchStr, to, subject, body, hasLinks, processed, counterparty, contactPerson } = filter;
  const period = periodOf(filter);
  const parts = Object.entries({ to, subject, text: body }).flatMap(([name, words]) =>
    words === '' ? [] : [[name, { iLike: words }]],
  );
  return {
    ...Object.fromEntries(parts),
    ...(searchStr === '' ? {} : { searchStr }),
    ...(hasLinks === null ? {} : { hasLinks }),
    ...(processed === null ? {} : { processed }),
    ...(counterparty ? { counterparty: counterparty.id } : {}),
    ...(contactPerson ? { contactPerson: contactPerson.id } : {}),
    ...(Object.keys(period).length > 0 ? { period } : {}),
  };
}
