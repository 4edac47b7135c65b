import { describe, expect, it } from 'vitest';
import { plainLetter } from '#domain/mail/plainText.ts';
import { cleanedHtml } from './cleanedHtml.ts';

describe('HTML that goes out', () => {
  it.each([
    [
      'keeps what the editor writes',
      '<p>Ala <strong>ma</strong> <em>kota</em></p>',
      '<p style="margin:0">Ala <strong>ma</strong> <em>kota</em></p>',
    ],
    ['gives an empty line its height', '<p></p>', '<p style="margin:0"><br></p>'],
    ['has no script', '<b>a</b><script>alert(1)</script>', '<b>a</b>'],
    [
      'has no handler',
      '<img src="https://x.pl/a.png" onerror="alert(1)">',
      '<img src="https://x.pl/a.png" />',
    ],
    ['has no address that runs something', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['has no address without a scheme', '<a href="//x.pl">a</a>', '<a>a</a>'],
    [
      'has no form and no frame',
      '<form action="/x"><input name="p"></form><iframe src="https://x.pl"></iframe>a',
      'a',
    ],
    ['has no style sheet', '<style>p{color:red}</style><p>a</p>', '<p style="margin:0">a</p>'],
    [
      'has no style that loads or covers',
      '<div style="position:fixed;background:url(https://x.pl);color:red">a</div>',
      '<div style="color:red">a</div>',
    ],
    [
      'does not tell where our signature stands',
      '<div data-signature=""><p>Ewa</p></div>',
      '<div><p style="margin:0">Ewa</p></div>',
    ],
    [
      'keeps signs that were escaped',
      '<p>a &lt;b&gt; &amp; c</p>',
      '<p style="margin:0">a &lt;b&gt; &amp; c</p>',
    ],
    [
      'keeps the border of each side',
      '<td style="border-top:1px solid #ccc;border-right:1px solid;border-bottom:2px;border-left:0">a</td>',
      '<td style="border-top:1px solid #ccc;border-right:1px solid;border-bottom:2px;border-left:0">a</td>',
    ],
    [
      'keeps the margin that a template has',
      '<p style="margin:0 0 8px">a</p>',
      '<p style="margin:0 0 8px">a</p>',
    ],
  ])('%s', (_name, html, expected) => {
    expect(cleanedHtml(html)).toBe(expected);
  });

  it('is ready soon, however long the style of a hostile letter is', () => {
    const start = performance.now();
    expect(cleanedHtml(`<div style="margin:${'1'.repeat(3000)}x">a</div>`)).toBe('<div>a</div>');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('says the same in plain text, line by line', () => {
    const html =
      '<p>Dzień dobry,</p><p></p><p>cena:<br>45 zł</p><ul><li><p>żwir</p></li><li><p>piasek</p></li></ul><p><a href="https://keja.pl/c">cennik</a></p><p>Jan pisze:</p><blockquote><p>Ile?</p><blockquote><p>stare</p></blockquote></blockquote>';
    const expected =
      'Dzień dobry,\n\ncena:\n45 zł\n * żwir\n * piasek\ncennik [https://keja.pl/c]\nJan pisze:\n> Ile?\n> > stare';
    expect(plainLetter(html)).toBe(expected);
    expect(plainLetter(cleanedHtml(html))).toBe(expected);
  });

  it('is never deeper than mail programs can show', () => {
    const deep = `${'<div>'.repeat(5000)}koniec${'</div>'.repeat(5000)}`;
    expect(cleanedHtml(deep).match(/<div>/g)?.length).toBeLessThanOrEqual(200);
  });
});
