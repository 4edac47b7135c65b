import { useOperates } from '../data/useOperates.ts';
import { DebtPanel } from './DebtPanel.tsx';

/** On the page of a disposition, for whoever may work at the cash desk. */
export function DebtOfDisposition({ dispositionId }: { readonly dispositionId: number }) {
  return useOperates() ? <DebtPanel dispositionId={dispositionId} /> : null;
}
