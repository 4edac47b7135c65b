import type { Row } from '#domain/words/rows.ts';
import type { officeRows } from './officeRows.ts';

/** The paths of all rows. A row holds one text in each language; what is no row is a group of rows. */
type Leaves<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends Pick<Row, 'pl' | 'en'> ? `${Path}${K}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** The key of one text, such as `list.create`. */
export type TextKey = Leaves<typeof officeRows>;
