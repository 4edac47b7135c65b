import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

/** The part of the grammar of CEL (Common Expression Language), in which expressions are written, that highlighting needs. */
const cel = StreamLanguage.define({
  name: 'cel',
  token: (stream) => {
    if (stream.eatSpace()) return null;
    // A text in either kind of quotation marks. Its end may be missing while it is typed.
    if (stream.match(/"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?/)) return 'string';
    if (stream.match(/\d+(?:\.\d+)?/)) return 'number';
    if (stream.match(/(?:true|false|null|in)\b/)) return 'keyword';
    // A name before a bracket.
    if (stream.match(/\w+(?=\s*\()/)) return 'function';
    if (stream.match(/\w+/)) return 'variableName';
    stream.next();
    return null;
  },
  tokenTable: { function: tags.function(tags.variableName) },
});

/** Highlights with colours of the theme, which are readable in dark mode too. */
export function celHighlight(colours: {
  /** For texts in quotation marks. */
  readonly text: string;
  /** For names of functions. */
  readonly name: string;
  /** For keywords and numbers. */
  readonly word: string;
}): Extension {
  return [
    cel,
    syntaxHighlighting(
      HighlightStyle.define([
        { tag: tags.string, color: colours.text },
        { tag: tags.function(tags.variableName), color: colours.name },
        { tag: [tags.keyword, tags.number], color: colours.word },
      ]),
    ),
  ];
}
