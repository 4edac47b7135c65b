import { useOperates } from '../data/useOperates.ts';
import { DebtPanel } from './DebtPanel.tsx';

/** The debt panel on the page of a disposition, for people who may work at the cash desk. */
export function DebtOfDisposition({ dispositionId }: { readonly dispositionId: number }) {
  return useOperates() ? <DebtPanel dispositionId={dispositionId} /> : null;
}
