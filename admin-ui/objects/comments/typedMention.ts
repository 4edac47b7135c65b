/** A name that is being typed after `@`. */
export interface TypedMention {
  /** The position of the `@` in the text. */
  readonly at: number;
  /** The text between the `@` and the caret. */
  readonly query: string;
}

/** In characters. A longer text after `@` is no name. */
const longestName = 60;

/**
 * The mention that is being typed at the caret; undefined if there is none. The `@` of an e-mail address begins no
 * mention, and neither does one before a space. A name does not go on in the next line.
 */
export function typedMention(words: string, caret: number): TypedMention | undefined {
  const before = words.slice(0, caret);
  const at = before.lastIndexOf('@');
  // A mention begins at the beginning of the text, after a blank or after a bracket.
  const beginsWord = /^[\s(]?$/.test(before.slice(Math.max(0, at - 1), at));
  if (at < 0 || !beginsWord) return undefined;
  const query = before.slice(at + 1);
  return query.length > longestName || /^\s|\n/.test(query) ? undefined : { at, query };
}

/** Replaces the typed part of a name by the whole name. @returns the text, and the position of the caret after the name */
export function withMention(words: string, { at, query }: TypedMention, name: string) {
  const rest = words.slice(at + 1 + query.length);
  const written = `@${name}${/^\s/.test(rest) ? '' : ' '}`;
  return { words: words.slice(0, at) + written + rest, caret: at + written.length };
}

/** A part of a text; `isName` where it mentions somebody. */
export interface TextPart {
  readonly text: string;
  readonly isName: boolean;
}

/** Divides a text at the mentions of these people. Of two names that begin alike the longer one is meant. */
export function partsWithMentions(text: string, names: readonly string[]): readonly TextPart[] {
  const longestFirst = names
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length);
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    // After the name must come no letter and no digit: `@Annabel` does not mention Anna.
    const name = longestFirst.find(
      (each) => text.startsWith(each, at + 1) && !/^[\p{L}\p{N}]/u.test(text.slice(at + 1 + each.length)),
    );
    if (name === undefined) continue;
    if (at > from) parts.push({ text: text.slice(from, at), isName: false });
    from = at + 1 + name.length;
    parts.push({ text: text.slice(at, from), isName: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), isName: false });
  return parts;
}
