import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';
import { firmLookupStart, firmLookupWorkflow } from '#workflows/finance/firmLookup.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Looks up firms in the public register. */
export interface FirmLookups {
  /** A firm by its NIP. @throws firm_not_found, firm_register_unavailable */
  byNip(nip: string, requestId: string): Promise<RegisteredFirm>;
}

export function firmLookups(temporal: Temporal): FirmLookups {
  return {
    byNip: (nip, requestId) =>
      temporal.command((workflow) =>
        workflow.execute(firmLookupWorkflow, firmLookupStart(nip, requestId, temporal.taskQueue)),
      ),
  };
}
