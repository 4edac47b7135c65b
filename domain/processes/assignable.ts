/** Who may get work: internal users with an active account. Others could not open their task. */
export const assignable = { where: 'isActive', without: 'externalUser' } as const;
