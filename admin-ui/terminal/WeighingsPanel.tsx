import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { fieldLabel } from '#domain/labels/index.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { preciseDateTimeText, weightText } from '../objects/formats.ts';
import { Panel } from '../parts/Panel.tsx';
import { TicketButton } from '../weighing/TicketButton.tsx';
import { useRelated, useWhole } from './useRelated.ts';

/** The weighing records of a disposition with all their weighings. */
export function WeighingsPanel({ record }: { record: AnyRecord }) {
  const text = useText();
  const { rows, allowed } = useRelated('weighingRecord', record.id);
  if (!allowed) return null;
  return (
    <Panel title={text('journey.weighings')}>
      {rows?.length === 0 && <Typography color="text.secondary">{text('journey.noWeighings')}</Typography>}
      {rows?.map((ticket) => (
        <Ticket key={ticket.id} row={ticket} dispositionId={record.id} />
      ))}
    </Panel>
  );
}

interface TicketProps {
  readonly row: RecordNamed<'weighingRecord'>;
  readonly dispositionId: number;
}

const Ticket = ({ row, dispositionId }: TicketProps) => {
  // A row of a list has no table parts, so the weighings come with the whole record.
  const ticket = useWhole('weighingRecord', row);
  const language = useLanguage();
  const { path } = objects.weighingRecord;
  const sums = [
    [fieldLabel(language, 'weighingRecord', 'brutto'), ticket.brutto],
    [fieldLabel(language, 'weighingRecord', 'tare'), ticket.tare],
    [fieldLabel(language, 'weighingRecord', 'netto'), ticket.netto],
  ] as const;
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <MuiLink component={Link} to={`/${path}/${ticket.id}`} sx={{ fontWeight: 650 }}>
          {ticket.numberStr}
        </MuiLink>
        {sums.map(([label, tonnes]) => (
          <span key={label}>
            {label} <strong>{weightText(language, tonnes, 3) || '–'}</strong>
          </span>
        ))}
        <TicketButton
          dispositionId={dispositionId}
          recordId={ticket.id}
          number={ticket.numberStr}
          size="small"
          sx={{ ml: 'auto' }}
        />
      </Box>
      <WeighingRows ticket={ticket} />
    </Box>
  );
};

const WeighingRows = ({ ticket }: { ticket: RecordNamed<'weighingRecord'> }) => {
  const text = useText();
  const language = useLanguage();
  if (!ticket.weighings?.length) return null;
  return (
    <Table size="small" sx={{ mt: 0.5 }}>
      <TableHead>
        <TableRow>
          <TableCell>{fieldLabel(language, 'weighingRecord', 'weighings.kind')}</TableCell>
          <TableCell align="right">{fieldLabel(language, 'weighingRecord', 'weighings.weight')}</TableCell>
          <TableCell>{fieldLabel(language, 'weighingRecord', 'weighings.scale')}</TableCell>
          <TableCell>{fieldLabel(language, 'weighingRecord', 'weighings.takenAt')}</TableCell>
          <TableCell>{fieldLabel(language, 'weighingRecord', 'weighings.recordedBy')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ticket.weighings.map((weighing) => (
          <TableRow key={weighing.id}>
            <TableCell>
              {isKind(weighing.kind) ? text(`desk.kind.${weighing.kind}`) : weighing.kind}
            </TableCell>
            <TableCell align="right">{weightText(language, weighing.weight, 3)}</TableCell>
            <TableCell>{weighing.scale?.presentation}</TableCell>
            <TableCell>{preciseDateTimeText(weighing.takenAt)}</TableCell>
            <TableCell>{weighing.recordedBy?.presentation}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** Whether the interface has a word for this kind of weighing; other kinds are shown as they are stored. */
function isKind(kind: string): kind is 'tare' | 'gross' | 'net' {
  return kind === 'tare' || kind === 'gross' || kind === 'net';
}
