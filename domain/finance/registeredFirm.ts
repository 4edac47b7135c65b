/** A firm as the register of firms knows it. */
export interface RegisteredFirm {
  readonly nip: string;
  readonly name: string;
  readonly regon: string | null;
  readonly street: string;
  readonly postCode: string;
  readonly locality: string;
  /** In one line. */
  readonly address: string;
  /** The day its business ended; null while it goes on. */
  readonly ended: string | null;
}
