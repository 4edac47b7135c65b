import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';

/** The register of firms outside. */
export interface FirmLookup {
  /** @throws firm_not_found; anything else means that the register is away */
  lookUpFirm(input: { readonly nip: string }): Promise<RegisteredFirm>;
}
