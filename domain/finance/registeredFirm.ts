/** The data of a firm in the register of firms. */
export interface RegisteredFirm {
  readonly nip: string;
  readonly name: string;
  readonly regon: string | null;
  readonly street: string;
  readonly postCode: string;
  readonly locality: string;
  /** In one line. */
  readonly address: string;
  /** The day on which its business ended; null if it is still active. */
  readonly ended: string | null;
}
