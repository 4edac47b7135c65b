import { z } from 'zod';

/** The built-in roles; full rights are a flag of the user, not a role. */
export const roleKeys = ['operator', 'sales', 'forwarder'] as const;
/** A role whose rights are in the declarations. */
export type BuiltInRole = (typeof roleKeys)[number];
/** The key of a role: a built-in one, or one that an administrator defined. */
export type RoleKey = BuiltInRole | (string & z.$brand<'RoleKey'>);

/** The roles of staff, without external users. */
export const staff = ['operator', 'sales'] as const satisfies readonly BuiltInRole[];

/** External roles: objects that they may read contain nothing secret of one firm, or declare the owner of each record. */
export const outsiders = ['forwarder'] as const satisfies readonly BuiltInRole[];

/** A stored role key: built-in or an administrator's. */
export const roleKey = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_.-]{0,39}$/)
  .transform((key) => key as RoleKey);
