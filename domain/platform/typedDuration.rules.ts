/** The longest time that is entered at once: a day. */
const mostMinutes = 24 * 60;

/**
 * Minutes, as people write them: `90`, `1:30`, `1h 30m`, `1,5h`, `45 min`. Undefined for anything else, for nothing at all and
 * for more than a day.
 */
export function typedMinutes(typed: string): number | undefined {
  const words = typed.trim().toLowerCase().replaceAll(',', '.').replaceAll(/\s+/g, '');
  const minutes = clockMinutes(words) ?? unitMinutes(words);
  return minutes !== undefined && minutes >= 1 && minutes <= mostMinutes ? minutes : undefined;
}

const clockMinutes = (words: string): number | undefined => {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(words) ?? [];
  return minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
};

/** Hours are also `g` or `godz.`, for the Polish godzina. */
const unitMinutes = (words: string): number | undefined => {
  const [match, hours, minutes] =
    /^(?:(\d{1,2}(?:\.\d{1,2})?)(?:h|g|godz\.?))?(?:(\d{1,4})(?:m|min\.?)?)?$/.exec(words) ?? [];
  if (!match) return undefined;
  return Math.round(Number(hours ?? 0) * 60) + Number(minutes ?? 0);
};
