export const sessionsKey = ['profile', 'sessions'] as const;
