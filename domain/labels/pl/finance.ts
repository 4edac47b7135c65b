import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {},
  fields: {},
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
