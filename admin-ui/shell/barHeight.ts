/** Of the top bar, below which the rest of the page begins. */
export const barHeight = 46;
