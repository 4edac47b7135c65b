import { Box, Button } from '@mui/material';
import MailIcon from '@mui/icons-material/MailOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { useCanAccess } from 'ra-core';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { OrderStanding } from '#domain/sales/order.contracts.ts';
import type { OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { apiAddress } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { hasDraftsAt } from '../parts/drafts.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useSaveFirst } from '../parts/useSaveFirst.ts';
import { useSavedVersion } from '../parts/useSavedVersion.ts';
import { moveWord } from './moveWord.ts';
import type { AllowedStatus } from './orderState.ts';
import { orderStatusOf } from './orderStatus.ts';
import { useMoveOrder } from './useMoveOrder.ts';

interface OrderActionsProps {
  readonly record: AnyRecord;
  readonly standing: OrderStanding | undefined;
  /** The papers that the order has in its present status. */
  readonly papers: readonly OrderPaperKind[];
  /** Opens the dialog that sends a paper to the customer. */
  readonly onWrite: () => void;
  /** Opens the dialog that ends the order. */
  readonly onEnd: (to: AllowedStatus) => void;
}

/** The papers of an order, and the moves that are possible now. */
export function OrderActions({ record, standing, papers, onWrite, onEnd }: OrderActionsProps) {
  const text = useText();
  const saveFirst = useSaveFirst();
  const maySend = useCanAccess({ resource: objects.outgoingEmail.path, action: 'create' }).canAccess === true;
  /** Saves first what was typed, because a paper shows the stored order. */
  const saveForPaper = () => saveFirst(text('orders.papersShowSaved'));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }} className="no-print">
      {papers.map((kind) => (
        <PaperButton key={kind} orderId={record.id} kind={kind} saveForPaper={saveForPaper} />
      ))}
      {maySend && papers.length > 0 && !record.markedToDelete && (
        <Button
          startIcon={<MailIcon />}
          onClick={() => void saveForPaper().then((saved) => saved && onWrite())}
        >
          {text('orders.letter.open')}
        </Button>
      )}
      <MoveButtons record={record} standing={standing} onEnd={onEnd} />
    </Box>
  );
}

interface PaperButtonProps {
  readonly orderId: number;
  readonly kind: OrderPaperKind;
  /** Saves unsaved changes of the order if the person agrees. Resolves to whether nothing unsaved is left. */
  readonly saveForPaper: () => Promise<boolean>;
}

/** The link to a paper. It can be opened like any other link; an unsaved order is saved first. */
const PaperButton = ({ orderId, kind, saveForPaper }: PaperButtonProps) => {
  const text = useText();
  const address = apiAddress('GET /sales_order/:id/papers/:kind', { params: { id: orderId, kind } });
  return (
    <Button
      startIcon={<PdfIcon />}
      href={address}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        if (!hasDraftsAt(window.location.pathname)) return;
        event.preventDefault();
        void saveForPaper().then((saved) => saved && window.open(address, '_blank', 'noreferrer'));
      }}
    >
      {text(`orders.papers.${kind}`)}
    </Button>
  );
};

/** The usual next status of an order by the code of its present one. Its button stands out. */
const usualNext: Readonly<Record<string, string>> = { OFERTA: 'NEW', NEW: 'CONFIRMED' };

const MoveButtons = ({
  record,
  standing,
  onEnd,
}: Pick<OrderActionsProps, 'record' | 'standing' | 'onEnd'>) => {
  const text = useText();
  const { sending, move } = useMoveOrder();
  const savedVersion = useSavedVersion(objects.salesOrder);
  const notifyError = useNotifyError();
  const status = orderStatusOf(record);
  /** Saves first what was typed, because a move acts on the stored order. */
  const startMove = async (to: AllowedStatus, { updatedAt }: OrderStanding): Promise<void> => {
    // The `updatedAt` of the stored order; undefined if the person goes back to the form.
    const storedAt = await savedVersion({ id: record.id, updatedAt }, text('orders.movesAsSaved'));
    if (storedAt === undefined) return;
    if (to.isClosed) return onEnd(to);
    await move(record.id, status, to, storedAt);
  };
  return standing?.allowed.map((to) => (
    <Button
      key={to.id}
      variant={usualNext[status.code] === to.code ? 'contained' : 'outlined'}
      color={to.code === 'CANCELED' ? 'error' : 'primary'}
      disabled={sending}
      onClick={() => void startMove(to, standing).catch(notifyError)}
    >
      {moveWord(text, status.code, to)}
    </Button>
  ));
};
