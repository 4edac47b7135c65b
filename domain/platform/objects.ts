import { user } from './user.ts';
import { userRole } from './userRole.ts';
import { workingPlace } from './workingPlace.ts';

/** A new object of this module is a file beside this one and a line here. */
export const platformObjects = {
  user,
  userRole,
  workingPlace,
} as const;
