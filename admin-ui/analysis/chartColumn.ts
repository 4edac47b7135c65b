/** The width of a chart among others in a grid: with room for its bars, and on a phone not wider than the screen. */
export const chartColumn = 'minmax(min(440px, 100%), 1fr)';
