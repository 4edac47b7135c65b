import { useOperates } from '../data/useOperates.ts';
import { DebtPanel } from './DebtPanel.tsx';

/** On the page of a disposition, for whoever may work at the cash desk. */
export const DebtOfDisposition = ({ dispositionId }: { readonly dispositionId: number }) =>
  useOperates() ? <DebtPanel dispositionId={dispositionId} /> : null;
