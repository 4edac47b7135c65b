import type { RoomWords } from '../words.ts';

export const sales = {
  objects: {},
  fields: {},
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
