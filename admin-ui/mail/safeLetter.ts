import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify';

/** A letter as a document for a sandboxed frame. */
export interface SafeLetter {
  readonly document: string;
  /** Whether the letter would load pictures from the internet. */
  readonly hasPictures: boolean;
}

const rules = {
  USE_PROFILES: { html: true },
  // Players and picture sources load from the internet. A form would ask the reader to type something.
  FORBID_TAGS: [
    'audio',
    'button',
    'datalist',
    'dialog',
    'form',
    'input',
    'option',
    'picture',
    'select',
    'source',
    'template',
    'textarea',
    'track',
    'video',
  ],
  // These send, load or store something, except `target`: each link gets its own below.
  FORBID_ATTR: ['action', 'download', 'formaction', 'ping', 'poster', 'srcset', 'target'],
  ALLOW_DATA_ATTR: false,
  // Accepts an address with one of these schemes, and one without a scheme. It is the purifier's own rule with fewer schemes.
  // Links without a scheme lose their address below (`openInNewTab`).
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  // Keeps a style sheet that stands at the beginning of the letter.
  FORCE_BODY: true,
  RETURN_DOM: true,
} satisfies Config;

/** An address that a link may lead to. */
const linkable = /^(https?|mailto|tel):/i;
/** An address in the internet, from which a picture would be loaded. */
const remote = /^https?:/i;
/** A style that may load something: `url(…)`, `@import …`, `image-set(…)`. */
const loadingStyle = /url\s*\(|@import|image-set/i;

/**
 * Cleans the HTML of a letter. The document has its own content security policy. The policy forbids scripts and everything from
 * the internet, except pictures over HTTPS if the reader has asked for them (`withPictures`).
 * @param purifier given only by tests, which have no browser window
 */
export function safeLetter(html: string, withPictures: boolean, purifier: Purifier = DOMPurify): SafeLetter {
  const body = cleaned(html, purifier);
  const hasPictures = loadsPictures(body);
  for (const link of body.querySelectorAll('a, area')) openInNewTab(link);
  for (const element of body.querySelectorAll('[src], [background]')) keepOwnPictures(element, withPictures);
  return { document: documentOf(body.innerHTML, withPictures), hasPictures };
}

/** A letter that is a set of frames has no body: nothing of it is shown. */
const cleaned = (html: string, purifier: Purifier): HTMLElement => {
  const body = purifier.sanitize(html, rules) as HTMLElement | null;
  return body ?? (purifier.sanitize('', rules) as HTMLElement);
};

/** Whether the letter would load something from the internet: by an element, a style of an element, or a style sheet. */
const loadsPictures = (body: HTMLElement): boolean =>
  [...body.querySelectorAll('[src], [background]')].some((element) =>
    ['src', 'background'].some((name) => remote.test(element.getAttribute(name) ?? '')),
  ) ||
  [...body.querySelectorAll('[style]')].some((each) => loadingStyle.test(each.getAttribute('style') ?? '')) ||
  [...body.querySelectorAll('style')].some(({ textContent }) => loadingStyle.test(textContent));

/**
 * Makes a link open in a new tab that has no access to ours. A link that could lead into our own pages loses its address. The
 * host is written after the words of the link, so that the reader sees where the link leads.
 */
const openInNewTab = (link: Element): void => {
  const address = link.getAttribute('href');
  if (address === null) return;
  if (!linkable.test(address) || !URL.canParse(address)) return link.removeAttribute('href');
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('title', address);
  const { host } = new URL(address);
  const words = link.textContent.trim();
  if (host === '' || words === host || words === address) return;
  const mark = link.ownerDocument.createElement('span');
  // The letter's own style sheet must not hide the host.
  mark.setAttribute(
    'style',
    'display:inline!important;visibility:visible!important;opacity:1!important;position:static!important;' +
      'font:12px sans-serif!important;color:#5a6b7a!important;background:#fff!important',
  );
  mark.textContent = ` [${host}]`;
  link.after(mark);
};

/** Removes the addresses of pictures, except of those that the letter itself contains (`data:`) and those that the reader wants. */
const keepOwnPictures = (element: Element, withPictures: boolean): void => {
  for (const name of ['src', 'background']) {
    const address = element.getAttribute(name) ?? '';
    if (address.startsWith('data:') || (withPictures && remote.test(address))) continue;
    element.removeAttribute(name);
  }
};

const documentOf = (body: string, withPictures: boolean): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyOf(withPictures)}"><meta name="referrer" content="no-referrer"><style>${looks}</style></head><body>${body}</body></html>`;

const policyOf = (withPictures: boolean): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:${withPictures ? ' https:' : ''}`;

const looks =
  'html{background:#fff;color:#12263a;font:14px/1.5 system-ui,sans-serif}body{margin:12px 16px;overflow-wrap:anywhere}img{max-width:100%;height:auto}';
