import sanitize from 'sanitize-html';

/** One length, such as `1.5em`, `-4px` or `0`. */
const length = String.raw`-?\d+(?:\.\d+)?(?:px|em|rem|pt|%)?`;
const lengths = new RegExp(`^${length}$`);
/**
 * One to four lengths or `auto`, with blanks between them. The blanks are required: if digits could be divided into lengths in
 * many ways, a long row of digits would keep the worker busy for hours.
 */
const severalLengths = new RegExp(String.raw`^(?:${length}|auto)(?:\s+(?:${length}|auto)){0,3}$`);
/** `#1d2b33`, a name, or `rgb(…)`. */
const colours = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s,.%]{5,40}\))$/i;
/** A border, such as `1px solid #ccc`. It has no colon and no slash, so it cannot name an address. */
const borders = /^[\w\s#,.%'"()-]{1,200}$/;

/** The styles that letters may have. None of them loads a resource, covers other content or hides it. */
const styles = {
  color: [colours],
  'background-color': [colours],
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'font-size': [lengths, /^[a-z-]{3,10}$/],
  'font-style': [/^\w{3,10}$/],
  'font-weight': [/^\w{3,10}$/],
  'line-height': [lengths],
  'text-align': [/^\w{4,10}$/],
  'text-decoration': [/^[\w\s-]{4,40}$/],
  'vertical-align': [/^[\w-]{3,15}$/],
  'white-space': [/^[\w-]{3,15}$/],
  width: [lengths],
  'max-width': [lengths],
  height: [lengths],
  margin: [severalLengths],
  padding: [severalLengths],
  border: [borders],
  'border-bottom': [borders],
  'border-left': [borders],
  'border-right': [borders],
  'border-top': [borders],
  'border-collapse': [/^\w{5,10}$/],
  'border-radius': [lengths],
};

const inline = 'a b br code em font i img s small span strike strong sub sup u'.split(' ');
const blocks = 'blockquote center div h1 h2 h3 h4 hr li ol p pre ul'.split(' ');
const tables = 'caption col colgroup table tbody td tfoot th thead tr'.split(' ');

const rules: sanitize.IOptions = {
  allowedTags: [...inline, ...blocks, ...tables],
  allowedAttributes: {
    '*': ['align', 'dir', 'lang', 'style', 'valign', 'width', 'height', 'bgcolor'],
    a: ['href', 'title'],
    font: ['color', 'face', 'size'],
    img: ['src', 'alt', 'title'],
    ol: ['start', 'type'],
    table: ['border', 'cellpadding', 'cellspacing'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedStyles: { '*': styles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'cid', 'data'] },
  // A letter has no page whose scheme an address such as `//host/path` could take.
  allowProtocolRelative: false,
  nestingLimit: 200,
  transformTags: {
    // The writer saw paragraphs as lines without gaps, but mail programs put a gap between paragraphs.
    p: (tagName, { style = '', ...attribs }) => ({
      tagName,
      attribs: { ...attribs, style: style.includes('margin') ? style : `margin:0;${style}` },
    }),
  },
};

/** An empty paragraph. Mail programs show it without height, so it gets a line break inside. */
const blankLine = /(<p\b[^<>]*>)(<\/p>)/g;

/** The HTML of a letter as it is sent. Text, tables, styles and pictures stay; scripts, forms, frames and style sheets do not. */
export function cleanedHtml(html: string): string {
  return sanitize(html, rules).replaceAll(blankLine, '$1<br>$2');
}
