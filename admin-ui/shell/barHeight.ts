/** The height of the top bar in pixels; the page begins below it. */
export const barHeight = 46;
