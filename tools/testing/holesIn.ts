/** Patterns of a text in which a value was missing. */
const holes: readonly (readonly [what: string, shape: RegExp])[] = [
  ['a word of the machine', /\b(undefined|null|NaN|Invalid Date)\b/],
  ['a placeholder', /%\{|\{\{|\}\}/],
  ['empty brackets', /[([]\s*[)\]]/],
  ['two spaces', /\S {2,}\S/],
  ['a space before a full stop or comma', /\s[.,](\s|$)/],
  ['a colon before nothing', /:[ \t]*($|\n|[.,)])/],
  ['two signs together', /[,;:] ?[,;:.]/],
  ['an empty line of a value', /^[\s.,:;-]+$/],
  ['a space at its end', /[^\S\n]$/m],
];

/** The signs of missing values in a text; empty if there are none. */
export function holesIn(text: string): string[] {
  return text === ''
    ? ['nothing at all']
    : holes.filter(([, shape]) => shape.test(text)).map(([what]) => what);
}

/** Variants of these facts, with null for a missing one: each fact outside `keptNames` missing alone, and all of them missing. */
export function withMissing<F extends object>(
  facts: F,
  keptNames: readonly (keyof F)[] = [],
): (readonly [missing: string, facts: F])[] {
  const names = (Object.keys(facts) as (keyof F)[]).filter((name) => !keptNames.includes(name));
  const without = (missing: readonly (keyof F)[]): F => ({
    ...facts,
    ...Object.fromEntries(missing.map((name) => [name, null])),
  });
  return [
    ...names.map((name) => [String(name), without([name])] as const),
    ['everything', without(names)] as const,
  ];
}
