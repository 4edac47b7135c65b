import type { RowsOf } from '../words/rows.ts';
import type { RoomWords } from './words.ts';

/** The words of one room, which is a folder of `domain/words`. A room without enumerations, for example, leaves them out. */
type RoomRows = Partial<RowsOf<RoomWords>>;

/** Turns a union of types into a type that has the members of all of them: `{ a } | { b }` becomes `{ a } & { b }`. */
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
/** The rows of one part of a room, as its `fields`; nothing if the room has no such part. */
type PartOf<Room, Part extends string> = Room extends { readonly [P in Part]: infer Rows } ? Rows : never;
/** The words of all rooms, part by part: `fields` has the fields of every room. */
type Joined<R extends readonly RoomRows[]> = {
  readonly [Part in keyof RoomWords]: Intersection<PartOf<R[number], Part>>;
};

/**
 * The words of all rooms as one; a word that no room has is missing from its type.
 * @throws when a word is in two rooms: what several modules say belongs to `common`.
 */
export function joined<const R extends readonly RoomRows[]>(...rooms: R): Joined<R> {
  return {
    objects: together(rooms.map(({ objects = {} }) => objects)),
    fields: together(rooms.map(({ fields = {} }) => fields)),
    ownFields: together(rooms.map(({ ownFields = {} }) => ownFields)),
    enums: together(rooms.map(({ enums = {} }) => enums)),
  } as Joined<R>;
}

const together = (parts: readonly object[]): object => {
  const words: Record<string, unknown> = {};
  for (const [name, word] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(words, name))
      throw new Error(`The label "${name}" stands in two rooms; put it into common.`);
    words[name] = word;
  }
  return words;
};
