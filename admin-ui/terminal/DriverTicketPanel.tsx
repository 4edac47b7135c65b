import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { hasEnded } from '#domain/terminal/journey.rules.ts';
import { carriages } from '#domain/weighing/operations.rules.ts';
import { plateOf, type Disposition } from '../data/journey.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useOperates } from '../data/useOperates.ts';
import { useText } from '../i18n/useText.ts';
import { Panel } from '../parts/Panel.tsx';
import { useMoves } from './useMoves.ts';
import { callApi } from '../data/client.ts';

/**
 * The ticket by which the driver is called and that of the parking, and what an operator does if the driver lost them or got no
 * code for the kiosk. The code itself is not shown.
 */
export function DriverTicketPanel({ record }: { record: AnyRecord }) {
  const text = useText();
  const disposition = record as unknown as Disposition;
  const operates = useOperates();
  const { carsQueueStatus, state, typeOfDocument } = disposition;
  useRefetchOnChange(['disposition'], ['driverTickets']);
  const { data: tickets } = useQuery({
    queryKey: ['driverTickets', record.id],
    queryFn: ({ signal }) => driverTicketCalls.of(record.id, signal),
    // Only vehicles that wait in a queue have tickets.
    enabled: operates && carriages[typeOfDocument].queues,
  });
  if (!tickets) return null;
  return (
    <Panel title={text('driverTicket.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 1 }}>
        <Ticket label={text('driverTicket.driver')} value={tickets.driverTicket} />
        {/* The ticket from the gate of the parking; an operator may type it in if it is missing. */}
        <Ticket label={text('driverTicket.entry')} value={tickets.entryTicket} />
      </Box>
      {/* Without a queue status the truck has not come yet. */}
      {!hasEnded({ queue: carsQueueStatus ?? 'OnTheWay', disposition: state }) && (
        <TicketButtons disposition={disposition} canWriteEntry={tickets.entryTicket === null} />
      )}
    </Panel>
  );
}

const Ticket = ({ label, value }: { label: string; value: string | null }) => (
  <Box>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', letterSpacing: 1 }}>
      {value ?? '–'}
    </Typography>
  </Box>
);

const TicketButtons = ({
  disposition,
  canWriteEntry,
}: {
  disposition: Disposition;
  canWriteEntry: boolean;
}) => {
  const text = useText();
  // `run` asks the question, does the call after a yes, and shows the second text if it succeeded.
  const { run } = useMoves();
  const { id } = disposition;
  const plate = plateOf(disposition) ?? text('queue.noPlate');
  const sendCode = () =>
    run(
      { text: text('driverTicket.sendCodeAsk', { plate }), danger: false },
      text('driverTicket.codeSent', { plate }),
      () => driverTicketCalls.sendCode(id),
    );
  const renew = () =>
    run({ text: text('driverTicket.renewAsk', { plate }), danger: true }, text('driverTicket.renewed'), () =>
      driverTicketCalls.renew(id),
    );
  const writeEntry = () =>
    run(
      {
        text: text('driverTicket.writeEntryAsk', { plate }),
        // The dialog has a field for a reason. Here it takes the number of the ticket.
        reason: text('driverTicket.entry'),
        danger: false,
      },
      text('driverTicket.entryWritten', { plate }),
      ({ reason }) => driverTicketCalls.writeEntry(id, reason),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Button variant="outlined" onClick={() => void sendCode()}>
        {text('driverTicket.sendCode')}
      </Button>
      {canWriteEntry && (
        <Button variant="outlined" onClick={() => void writeEntry()}>
          {text('driverTicket.writeEntry')}
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={() => void renew()}>
        {text('driverTicket.renew')}
      </Button>
    </Box>
  );
};

/** The calls about a driver's ticket and the code that is sent by SMS. */
const driverTicketCalls = {
  of: (dispositionId: number, signal: AbortSignal) =>
    callApi('GET /driver_tickets/disposition/:dispositionId', { params: { dispositionId }, signal }),
  renew: (dispositionId: number) =>
    callApi('PUT /dispositions/reset_driver_ticket', { body: { dispositionId } }),
  writeEntry: (dispositionId: number, entryTicket: string) =>
    callApi('PUT /dispositions/write_driver_tickets', { body: { dispositionId, entryTicket } }),
  sendCode: (dispositionId: number) =>
    callApi('POST /outgoing_sms/send_sms_template_auth_code', { body: { dataSms: { dispositionId } } }),
};
