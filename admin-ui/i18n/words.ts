import type { pl } from './pl/index.ts';

type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
type Leaves<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** Every language says exactly what Polish says: a missing or extra key does not compile. */
export type BackOfficeWords = SameKeys<typeof pl>;
/** The words of one room, such as `list`. */
export type Words<Room extends keyof BackOfficeWords> = BackOfficeWords[Room];
/** The key of one text, such as `list.create`. */
export type TextKey = Leaves<typeof pl>;
