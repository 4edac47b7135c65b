import type { RoomWords } from '../words.ts';

export const calendar = {
  objects: {},
  fields: {},
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
