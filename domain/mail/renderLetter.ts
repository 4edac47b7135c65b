import { letterText, letterWords } from '../labels/letters.ts';
import { filled } from '../words/filled.ts';
import { escaped } from './escaped.ts';
import type { Letter } from './letters.ts';

export interface RenderedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The link or the code of a letter; undefined if the letter has none. */
const partOf = (facts: object, name: 'link' | 'code'): string | undefined =>
  (facts as Partial<Record<'link' | 'code', string>>)[name];

const accent = '#14506e';
const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;

/**
 * A letter as plain text and as HTML. The HTML works in all mail programs: it has one column and inline styles, and loads nothing
 * from other servers.
 * @param site the address of this installation, which stands at the foot
 */
export function renderLetter(letter: Letter, site: string): RenderedLetter {
  const { subject, lines, button, after } = letterText(letter);
  const words = letterWords(letter.language);
  const greeting = filled(words.greeting, { name: letter.facts.name });
  const link = partOf(letter.facts, 'link');
  const code = partOf(letter.facts, 'code');
  const foot = filled(words.sentBy, { site });
  return {
    subject,
    // Mail programs show what follows the line `-- ` as a signature.
    text: [greeting, ...lines, ...(link ? [link] : []), ...(code ? [code] : []), ...after, '-- ', foot].join(
      '\n\n',
    ),
    html: page(letter.language, subject, [
      paragraph(greeting),
      ...lines.map((line) => paragraph(line)),
      ...(link ? [linkButton(link, button ?? link)] : []),
      ...(code ? [bigCode(code)] : []),
      ...after.map((line) => paragraph(line, 'color:#52656f;')),
      ...(link ? [paragraph(words.linkBelow, 'color:#52656f;margin-bottom:4px;'), plainLink(link)] : []),
      `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dfe6ea;color:#52656f;font-size:13px">${escaped(foot)}</p>`,
    ]),
  };
}

const linkButton = (link: string, words: string): string =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${accent};color:#ffffff;text-decoration:none;font-weight:600">${escaped(words)}</a></p>`;

const plainLink = (link: string): string =>
  `<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${escaped(link)}" style="color:${accent}">${escaped(link)}</a></p>`;

const bigCode = (code: string): string =>
  `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px;color:${accent}">${escaped(code)}</p>`;

const page = (language: string, title: string, body: readonly string[]): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#eef3f6;font:16px/1.5 'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#1d2b33">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;border-top:4px solid ${accent}">
<p style="margin:0 0 24px;font-weight:700;font-size:18px;color:${accent}">Keja</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(title)}</h1>
${body.join('\n')}
</div>
</body>
</html>
`;

/** The letter with its link and code masked, as staff may see it in the list of sent letters. */
export function withoutSecrets(letter: Letter): Letter {
  return {
    ...letter,
    facts: {
      ...letter.facts,
      ...(partOf(letter.facts, 'link') ? { link: '…' } : {}),
      ...(partOf(letter.facts, 'code') ? { code: '••••••' } : {}),
    },
  };
}
