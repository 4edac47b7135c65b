import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { Panel } from '../parts/Panel.tsx';
import type { CustomerView } from './customerView.ts';

/**
 * The trucks of an order with their present places, and the delivery notes of those that were weighed. Weights are shown with
 * three decimals.
 */
export function OrderTrucks({ view: { trucks, notes } }: { readonly view: CustomerView }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <Panel title={text('customer.trucks')} below>
        {trucks.length === 0 ? (
          <Typography color="text.secondary">{text('customer.none.trucks')}</Typography>
        ) : (
          <Rows
            head={(['vehicle', 'goods', 'where', 'weight'] as const).map((name) =>
              text(`customer.column.${name}`),
            )}
            rows={trucks.map((truck) => [
              truck.id,
              <Link key="to" to={`/${objects.disposition.path}/${truck.id}`}>
                {truck.vehicle || truck.numberStr}
              </Link>,
              truck.product,
              truck.carsQueueStatus === null
                ? '–'
                : enumLabel(language, 'carsQueueStatus', truck.carsQueueStatus),
              weightText(language, truck.netto, 3),
            ])}
          />
        )}
      </Panel>
      {notes.length > 0 && (
        <Panel title={text('customer.notes')} below>
          <Rows
            head={(['note', 'goods', 'day', 'weight'] as const).map((name) =>
              text(`customer.column.${name}`),
            )}
            rows={notes.map((note) => [
              note.id,
              <Link key="to" to={`/${objects.deliveryNote.path}/${note.id}`}>
                {note.numberStr}
              </Link>,
              note.product,
              note.date === null ? '–' : dateTimeText(note.date),
              weightText(language, note.netto, 3),
            ])}
          />
        </Panel>
      )}
    </>
  );
}

/** The id of a record, by which React knows the row, and the cells in the order of the heads. */
type Row = readonly [id: number, ...cells: React.ReactNode[]];

const Rows = ({ head, rows }: { readonly head: readonly string[]; readonly rows: readonly Row[] }) => (
  <TableContainer>
    <Table size="small">
      <TableHead>
        <TableRow>
          {head.map((name, at) => (
            <TableCell key={name} align={at === head.length - 1 ? 'right' : 'left'}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([id, ...cells]) => (
          <TableRow key={id}>
            {cells.map((cell, at) => (
              <TableCell key={head[at]} align={at === head.length - 1 ? 'right' : 'left'}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
