/** Who may get work: internal users with an active account. Others could not open their task. */
export const worker = { where: 'isActive', without: 'externalUser' } as const;
