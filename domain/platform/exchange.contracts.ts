import { contract } from '../kernel/contract.ts';

const emptyAt = <const P extends string>(path: P) => contract({ method: 'get', path, status: 204 });

/** The named calls of data exchange, which have nothing to answer yet. */
export const exchangeContracts = {
  runSync: emptyAt('/run_sync_1c_data'),
  fromAccounts: emptyAt('/get_from_1c'),
  toAccounts: emptyAt('/send_to_1c'),
  toImpulse: emptyAt('/send_to_impulse'),
  fromImpulse: emptyAt('/get_from_impulse'),
};
