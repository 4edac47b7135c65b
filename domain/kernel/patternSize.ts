/**
 * A group whose closing bracket has not been read yet. `before` is the size of its parts without the last one; `last` is the size
 * of its last part, which a quantifier would repeat.
 */
interface OpenGroup {
  before: number;
  last: number;
}

/** A counted repetition: `{3}`, `{3,}` or `{3,5}`. */
const counted = /^\{(\d{1,4})(,(\d{0,4}))?\}/;
/** A backslash with the character after it, a class such as `\p{Lu}`, or all from `\Q` to `\E`. */
const escaped = /^\\(?:[pPx]\{[^}]*\}|Q.*?(?:\\E|$)|.)/su;
/** A class in square brackets. A bracket that closes directly after the opening one is a member of the class. */
const bracketed = /^\[\^?\]?(?:\[:\^?\w+:\]|\\.|[^\]\\])*\]?/su;
/** Flags such as `(?i)` are no part of their own: a quantifier after them repeats the part before them. */
const flags = /^\(\?[a-zA-Z-]+\)/;
/** The beginning of a group, with its name or its flags. */
const groupStart = /^\((?:\?(?:P?<\w*>|[a-zA-Z-]*:?))?/;

/**
 * The size of a part that is repeated as often as the quantifier after it says; each optional repetition counts as one more.
 * The second parameter is the match of `counted`: its first group is the least number, its third the greatest.
 */
const repeated = (part: number, [, least = '0', , most]: readonly (string | undefined)[]): number => {
  const times = Math.max(1, Number(least), Number(most ?? 0));
  return part * times + (times - Number(least)) + 1;
};

/**
 * About how many instructions a regular expression becomes in RE2, estimated without compiling it: counted repetitions are
 * written out, so that `(.?.?.?){300}` is as long as 300 groups.
 */
export function patternSize(pattern: string): number {
  const groups: OpenGroup[] = [{ before: 0, last: 0 }];
  const innermost = (): OpenGroup => groups.at(-1) as OpenGroup;
  /** Adds a part to the innermost group. A quantifier that follows can repeat this part only. */
  const part = (size: number): void => {
    const group = innermost();
    group.before += group.last;
    group.last = size;
  };
  let rest = pattern;
  while (rest !== '') {
    const [flagGroup] = flags.exec(rest) ?? [''];
    rest = rest.slice(flagGroup.length);
    // If none of the three expressions matches, destructuring takes the first character of `rest`.
    const [token] = escaped.exec(rest) ?? bracketed.exec(rest) ?? groupStart.exec(rest) ?? rest;
    const times = counted.exec(rest);
    const sign = rest[0] ?? '';
    if (times) innermost().last = repeated(innermost().last, times);
    else if ('*+?'.includes(sign)) innermost().last += 1;
    else if (sign === '(') groups.push({ before: 0, last: 0 });
    else if (sign === ')' && groups.length > 1) {
      const { before, last } = groups.pop() as OpenGroup;
      // Two instructions note where the group begins and ends.
      part(before + last + 2);
    } else if (sign === '|') part(2);
    // Between `\Q` and `\E` each character is an instruction of its own.
    else part(token?.startsWith('\\Q') ? token.length : 1);
    // The rest is empty here if the pattern ends with flags.
    rest = rest.slice((times?.[0] ?? token ?? sign).length || 1);
  }
  // Even an empty expression has three instructions.
  return groups.reduce((size, { before, last }) => size + before + last, 3);
}
