/** The kinds of people and devices that Keja knows; full rights are a flag of the user, not a role. */
export const roleKeys = ['operator', 'sales', 'forwarder'] as const;
export type RoleKey = (typeof roleKeys)[number];

/** Everyone who works here, and nobody from outside. */
export const staff = ['operator', 'sales'] as const satisfies readonly RoleKey[];
