import { isReference } from '#domain/kernel/record.ts';

/** The colour of a status in its dictionary, as `#rrggbb`; undefined if it has none. */
export function colourOfStatus(value: unknown): string | undefined {
  if (!isReference(value) || !('color' in value)) return undefined;
  return typeof value.color === 'string' && /^#[0-9a-f]{6}$/i.test(value.color) ? value.color : undefined;
}

/**
 * The background of a status chip: the dictionary's colour made transparent, so that text on it is readable in light and
 * dark.
 */
export function statusBackground(colour: string): string {
  return `color-mix(in srgb, ${colour} 22%, transparent)`;
}
