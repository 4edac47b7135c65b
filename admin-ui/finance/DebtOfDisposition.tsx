import { DebtPanel } from './DebtPanel.tsx';
import { useMayTakeMoney } from './useMayTakeMoney.ts';

/** On the page of a disposition, for whoever may work at the cash desk. */
export const DebtOfDisposition = ({ dispositionId }: { readonly dispositionId: number }) =>
  useMayTakeMoney() ? <DebtPanel dispositionId={dispositionId} /> : null;
