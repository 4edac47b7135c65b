import type { RoomWords } from '../words.ts';

export const exchange = {
  objects: {},
  fields: {},
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
