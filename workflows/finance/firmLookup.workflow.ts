import { proxyActivities } from '@temporalio/workflow';
import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';
import { refusalFailure, refusalIn } from '../kernel/failures.ts';
import type { FirmLookup } from './firmLookup.activities.ts';
import type { FirmLookupInput } from './firmLookup.messages.ts';

const register = proxyActivities<FirmLookup>({
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '12 seconds',
  retry: { initialInterval: '500 milliseconds', maximumAttempts: 2 },
});

/** Looks up a firm while a person waits. If the register does not answer soon, they type the name by hand. */
export async function firmLookup({ nip }: FirmLookupInput): Promise<RegisteredFirm> {
  try {
    return await register.lookUpFirm({ nip });
  } catch (error) {
    throw refusalIn(error) ?? refusalFailure({ code: 'firm_register_unavailable', params: {} });
  }
}
