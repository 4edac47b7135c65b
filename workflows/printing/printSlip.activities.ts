/** What printing a slip needs. */
export interface SlipPrinting {
  /** Sends a slip to the printer of its working place; an ordinary activity. @throws while the printer is away */
  printSlip(input: { readonly printId: number }): Promise<void>;
  /** Says what became of it, in our own database. */
  closePrint(input: {
    readonly key: string;
    readonly printId: number;
    readonly printed: boolean;
  }): Promise<void>;
}
