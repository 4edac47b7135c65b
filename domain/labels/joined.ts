import type { RoomWords } from './words.ts';

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type Joined<R extends readonly RoomWords[]> = {
  readonly [Part in keyof RoomWords]: Intersection<R[number][Part]>;
};

/**
 * The words of all rooms as one; a word that no room has is missing from its type.
 * @throws when a word stands in two rooms: what several modules say belongs to `common`.
 */
export const joined = <const R extends readonly RoomWords[]>(...rooms: R): Joined<R> =>
  ({
    objects: together(rooms.map(({ objects }) => objects)),
    fields: together(rooms.map(({ fields }) => fields)),
    ownFields: together(rooms.map(({ ownFields }) => ownFields)),
    enums: together(rooms.map(({ enums }) => enums)),
  }) as Joined<R>;

const together = (parts: readonly object[]): object => {
  const words: Record<string, unknown> = {};
  for (const [name, word] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(words, name))
      throw new Error(`The label "${name}" stands in two rooms; put it into common.`);
    words[name] = word;
  }
  return words;
};
