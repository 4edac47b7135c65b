/** How long and in which font size a pop-up message is shown, as the specification says. */
export const popup = { shownMs: 10_000, fontSize: 22 } as const;
