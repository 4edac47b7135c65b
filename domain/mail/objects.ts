/** A new object of this module is a file beside this one and a line here. */
export const mailObjects = {} as const;
