/** The occurrences of a series that a change is for: one alone, one with all that follow it, or all. */
export const seriesScopes = ['this', 'following', 'all'] as const;
export type SeriesScope = (typeof seriesScopes)[number];
