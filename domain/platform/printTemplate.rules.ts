/** The data for a template: texts of fields, and rows of table parts, each with its `rowNumber`. */
export interface Printed {
  readonly values: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

/** The begin or the end of a repeated part, `{#items}` or `{/items}`, with the line break after it. */
const bracket = /\{([#/])([A-Za-z]\w*)\}\n?/g;
/** The place of a value: `{numberStr}`, or `{additional.axles}`. */
const placeholder = /\{([A-Za-z]\w*(?:\.[A-Za-z]\w*)?)\}/g;

/**
 * Fills a template: `{numberStr}` is a field, `{additional.axles}` a parameter; the text between `{#items}` and `{/items}` is
 * repeated for each row. Unknown names stay as written, so that spelling errors are visible on paper. Templates are never
 * executed as code.
 */
export function fillTemplate(template: string, { values, rows }: Printed): string {
  const pieces: string[] = [];
  let position = 0;
  for (const { name, from, innerFrom, innerTo, to } of partsOf(template)) {
    pieces.push(fillText(template.slice(position, from), values));
    const inner = template.slice(innerFrom, innerTo);
    const tableRows = Object.hasOwn(rows, name) ? rows[name] : undefined;
    pieces.push(
      tableRows
        ? tableRows.map((row) => fillText(inner, { ...values, ...row })).join('')
        : template.slice(from, to),
    );
    position = to;
  }
  return [...pieces, fillText(template.slice(position), values)].join('');
}

/** A repeated part, by positions in the template: all of it from `from` to `to`, the text between its brackets inside. */
interface Part {
  /** The name of the table part whose rows fill it. */
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
  const parts: Part[] = [];
  for (const match of [...template.matchAll(bracket)].toReversed()) {
    const [tag, kind, name = ''] = match;
    const [from, to] = [match.index, match.index + tag.length];
    const end = nextEnd.get(name);
    if (kind === '/') nextEnd.set(name, { from, to });
    else if (end) parts.push({ name, from, innerFrom: to, innerTo: end.from, to: end.to });
  }
  // From the beginning on, a part that begins inside the part before it is left out.
  let position = 0;
  return parts.toReversed().filter(({ from, to }) => {
    if (from < position) return false;
    position = to;
    return true;
  });
}

/** Replaced in one pass, so that a value that looks like a placeholder is not replaced again. */
const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : written,
  );
