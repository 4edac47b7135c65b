import type { RoomWords } from '../words.ts';

export const ships = {
  objects: {},
  fields: {},
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
