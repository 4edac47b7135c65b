/** A name in the languages of the demo, in this order: Polish, English, Dutch, German, French, Italian, Spanish, Ukrainian. */
type Names = readonly [string, string, string, string, string, string, string, string];
/** The Polish name of a record, and its names for everybody else. */
export function named([pl, en, nl, de, fr, it, es, uk]: Names) {
  return { name: pl, lang: { pl, en, nl, de, fr, it, es, uk } };
}
