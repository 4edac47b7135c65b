/** What a template may ask for: the text of a field, or the rows of a table part. */
export interface Printed {
  readonly values: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

const part = /\{#([A-Za-z]\w*)\}\n?([\s\S]*?)\{\/\1\}\n?/g;
const placeholder = /\{([A-Za-z]\w*(?:\.[A-Za-z]\w*)?)\}/g;

/**
 * A template filled in: `{numberStr}` is the text of a field, `{additional.axles}` of a parameter, and what stands
 * between `{#items}` and `{/items}` is written once for each row, `{rowNumber}` being its number. What the record does
 * not have stays as it is written, so that a misspelling is seen on paper. Nothing of a template is ever executed.
 */
export const fillTemplate = (template: string, { values, rows }: Printed): string => {
  const pieces: string[] = [];
  let done = 0;
  for (const found of template.matchAll(part)) {
    const [whole, name = '', inner = ''] = found;
    pieces.push(filled(template.slice(done, found.index), values));
    const known = Object.hasOwn(rows, name) ? rows[name] : undefined;
    pieces.push(known ? known.map((row) => filled(inner, { ...values, ...row })).join('') : whole);
    done = found.index + whole.length;
  }
  return [...pieces, filled(template.slice(done), values)].join('');
};

/** In one pass, so that a value that looks like a placeholder is not filled in again. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
