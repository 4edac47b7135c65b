type Value = string | number;

/** Writes values into a text: `%{phone}` is replaced by the value `phone`. */
export function filled(template: string, values: Readonly<Record<string, Value>>): string {
  return template.replace(/%\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/**
 * Like `filled`, but values may be unknown. A part in brackets is left out if its value is unknown: `[Ticket %{ticket}. ]Go on.`
 * The text after a bar is used instead: `[L'ordre %{number}|Votre ordre] est annulé`. The result begins with a capital.
 */
export function filledWhereKnown(template: string, values: Readonly<Record<string, Value | null>>): string {
  const knownValues = knownValuesOf(values);
  const text = filled(withoutUnknown(template, values), knownValues);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The template without the parts in brackets whose values are unknown. The other values are not filled in yet. */
export function withoutUnknown(template: string, values: Readonly<Record<string, Value | null>>): string {
  const knownValues = knownValuesOf(values);
  return template.replace(/\[([^\]|]*)(?:\|([^\]]*))?\]/g, (_, part: string, otherwise = '') =>
    [...part.matchAll(/%\{(\w+)\}/g)].every(([, name = '']) => name in knownValues) ? part : otherwise,
  );
}

function knownValuesOf(values: Readonly<Record<string, Value | null>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== null && entry[1] !== ''),
  );
}
