import { z } from 'zod';

/** The kinds of people and devices that Keja knows; full rights are a flag of the user, not a role. */
export const roleKeys = ['operator', 'sales', 'forwarder'] as const;
/** A role whose rights the declarations say. */
export type BuiltInRole = (typeof roleKeys)[number];
/** What a role is told by: one of the built-in ones, or one that an administrator has defined. */
export type RoleKey = BuiltInRole | (string & z.$brand<'RoleKey'>);

/** Everyone who works here, and nobody from outside. */
export const staff = ['operator', 'sales'] as const satisfies readonly BuiltInRole[];

/** What these may read holds nothing of one firm that another must not see, or says to whom each record belongs. */
export const outsiders = ['forwarder'] as const satisfies readonly BuiltInRole[];

/** A key as it is stored: built in, or an administrator's. */
export const roleKey = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_.-]{0,39}$/)
  .transform((key) => key as RoleKey);
