import { Alert, Box, Button } from '@mui/material';
import PrintIcon from '@mui/icons-material/Print';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useParams, useSearchParams } from 'react-router-dom';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { notePrint } from '../printing/notePrint.ts';
import { LoadingScreen } from '../shell/LoadingScreen.tsx';
import { Ticket } from './Ticket.tsx';

type WeighingRecord = RecordNamed<'weighingRecord'>;

/**
 * A weighing record of a disposition with all its rows; null if there is none.
 * @param recordId the id of the record; null for the newest
 */
const ticketOf = async (
  dispositionId: string,
  recordId: string | null,
  signal: AbortSignal,
): Promise<WeighingRecord | null> => {
  const query = {
    sort: 'id',
    desc: true,
    limit: 1,
    filter: JSON.stringify({
      disposition: Number(dispositionId),
      ...(recordId === null ? {} : { id: Number(recordId) }),
      markedToDelete: false,
    }),
  };
  const { rows } = await recordCalls.list(objects.weighingRecord, { query, signal });
  const [newest] = rows;
  return newest ? recordCalls.read(objects.weighingRecord, newest.id, { signal }) : null;
};

/** The weighing ticket of a disposition, for printing. */
const TicketPage = () => {
  useAuthenticated();
  const text = useText();
  const notifyError = useNotifyError();
  const { dispositionId = '' } = useParams();
  const [address] = useSearchParams();
  const recordId = address.get('record');
  const ticket = useQuery({
    queryKey: ['ticket', dispositionId, recordId],
    queryFn: ({ signal }) => ticketOf(dispositionId, recordId, signal),
  });
  const disposition = useQuery({
    queryKey: ['ticket', 'disposition', dispositionId],
    queryFn: ({ signal }) => recordCalls.read(objects.disposition, dispositionId, { signal }),
  });
  const error = ticket.error ?? disposition.error;
  const isReady = ticket.data && disposition.data;
  /** The ticket is printed even if the printing could not be recorded, because a truck is waiting for it. */
  const print = async () => {
    if (ticket.data) await notePrint('weighingRecord', ticket.data.id).catch(notifyError);
    window.print();
  };
  return (
    <>
      <Box className="no-print">
        <PageHeader title={text('ticket.title')}>
          <Button
            variant="contained"
            startIcon={<PrintIcon />}
            disabled={!isReady}
            onClick={() => void print()}
          >
            {text('ticket.print')}
          </Button>
        </PageHeader>
      </Box>
      <ErrorNote error={error} />
      {ticket.data === null && <Alert severity="info">{text('ticket.missing')}</Alert>}
      {ticket.data && disposition.data ? (
        <Ticket ticket={ticket.data} disposition={disposition.data} />
      ) : (
        (ticket.isPending || disposition.isPending) && <LoadingScreen />
      )}
    </>
  );
};

export default TicketPage;
