/** The query key of the person's sessions. A new password ends the other ones, so they are read again then. */
export const sessionsKey = ['profile', 'sessions'] as const;
