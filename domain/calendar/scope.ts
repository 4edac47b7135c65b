/** Which occurrences of a series somebody means: one alone, with those that follow it, or all. */
export const scopes = ['this', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];
