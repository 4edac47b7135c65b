/** The data for a template: texts of fields, and rows of table parts. */
export interface Printed {
  readonly values: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

const bracket = /\{([#/])([A-Za-z]\w*)\}\n?/g;
const placeholder = /\{([A-Za-z]\w*(?:\.[A-Za-z]\w*)?)\}/g;

/**
 * Fills a template: `{numberStr}` is a field, `{additional.axles}` a parameter; the text between `{#items}` and `{/items}` is
 * repeated for each row, with `{rowNumber}` as its number. Unknown names stay as written, so that spelling errors are visible on
 * paper. Templates are never executed as code.
 */
export function fillTemplate(template: string, { values, rows }: Printed): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { name, from, innerFrom, innerTo, to } of partsOf(template)) {
    pieces.push(filled(template.slice(done, from), values));
    const inner = template.slice(innerFrom, innerTo);
    const known = Object.hasOwn(rows, name) ? rows[name] : undefined;
    pieces.push(
      known ? known.map((row) => filled(inner, { ...values, ...row })).join('') : template.slice(from, to),
    );
    done = to;
  }
  return [...pieces, filled(template.slice(done), values)].join('');
}

interface Part {
  readonly name: string;
  readonly from: number;
  readonly innerFrom: number;
  readonly innerTo: number;
  readonly to: number;
}

/**
 * The parts of a template, each from its start to the next end of the same name; nested parts count as text. The template is
 * scanned once from the end, so that the next end of each name is already known at its start and the time is linear.
 */
function partsOf(template: string): Part[] {
  const nextEnd = new Map<string, { from: number; to: number }>();
  const begun: Part[] = [];
  for (const found of [...template.matchAll(bracket)].toReversed()) {
    const [whole, kind, name = ''] = found;
    const [from, to] = [found.index, found.index + whole.length];
    const end = nextEnd.get(name);
    if (kind === '/') nextEnd.set(name, { from, to });
    else if (end) begun.push({ name, from, innerFrom: to, innerTo: end.from, to: end.to });
  }
  let done = 0;
  return begun.toReversed().filter(({ from, to }) => {
    if (from < done) return false;
    done = to;
    return true;
  });
}

/** Replaced in one pass, so that a value that looks like a placeholder is not replaced again. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
