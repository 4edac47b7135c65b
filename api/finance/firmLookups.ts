import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';
import { firmLookupStart, firmLookupWorkflow } from '#workflows/finance/firmLookup.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Firms as the register of the state knows them. */
export interface FirmLookups {
  /** A firm by its NIP. @throws firm_not_found, firm_register_unavailable */
  byNip(nip: string, requestId: string): Promise<RegisteredFirm>;
}

export const firmLookups = (temporal: Temporal): FirmLookups => ({
  byNip: (nip, requestId) =>
    temporal.command((workflow) =>
      workflow.execute(firmLookupWorkflow, firmLookupStart(nip, requestId, temporal.taskQueue)),
    ),
});
