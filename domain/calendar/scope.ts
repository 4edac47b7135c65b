/** The occurrences of a series that a change is for: one alone, one with all that follow it, or all. */
export const scopes = ['this', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];
