/** The activities of `printSlip`. */
export interface SlipPrinting {
  /** Sends a slip to the printer of its working place. @throws if the printer cannot be reached */
  printSlip(input: { readonly printId: number }): Promise<void>;
  /** Stores the outcome in our own database. */
  closePrint(input: {
    readonly key: string;
    readonly printId: number;
    readonly printed: boolean;
  }): Promise<void>;
}
