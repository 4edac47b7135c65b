import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';

/** The public register of firms. */
export interface FirmLookup {
  /** @throws firm_not_found; any other error means that the register is unavailable */
  lookUpFirm(input: { readonly nip: string }): Promise<RegisteredFirm>;
}
