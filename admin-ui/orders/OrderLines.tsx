import { Box, Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import { referenceName, type AnyRecord } from '#domain/kernel/record.ts';
import { decimalText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import type { OrderLine, OrderStanding } from '#domain/sales/order.contracts.ts';
import { itemMarks, type ItemMark, type OrderItemState } from '#domain/sales/orderItems.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { UnseenHead } from '../parts/UnseenHead.tsx';
import type { Tone } from '../shell/tones.ts';
import { AnnounceOrder } from './AnnounceOrder.tsx';
import { MarkLineDialog } from './MarkLineDialog.tsx';
import { OrderDeliveries } from './OrderDeliveries.tsx';

const tones: Readonly<Record<OrderItemState, Tone>> = {
  New: 'plain',
  Fulfilling: 'wait',
  Shipped: 'ready',
  Delivered: 'go',
  Canceled: 'stop',
};

/** The quantities of a line that grow while the order is fulfilled. */
const countedColumns = ['announced', 'weighed', 'shipped', 'delivered'] as const;
const columns = ['ordered', ...countedColumns] as const;

interface OrderLinesProps {
  readonly record: AnyRecord;
  readonly standing: OrderStanding;
}

/**
 * The progress of each line of an order with the marks that can be set next, the button that announces the order, and its
 * documents that are under way.
 */
export function OrderLines({ record, standing }: OrderLinesProps) {
  const text = useText();
  const [marking, setMarking] = useState<{ readonly line: OrderLine; readonly mark: ItemMark }>();
  const names = namesOf(record);
  return (
    <Panel
      title={text('orders.fulfilment')}
      below
      action={standing.mayFulfil && <AnnounceOrder order={record} standing={standing} names={names} />}
    >
      <TableContainer>
        <Table size="small" aria-label={text('orders.fulfilment')}>
          <LinesHead hasMarks={standing.mayFulfil} />
          <TableBody>
            {standing.items.map((line) => (
              <LineRow
                key={line.id}
                line={line}
                name={names.get(line.id) ?? ''}
                onMark={standing.mayFulfil ? (mark) => setMarking({ line, mark }) : undefined}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <OrderDeliveries orderId={record.id} />
      {marking && (
        <MarkLineDialog
          {...marking}
          orderId={record.id}
          updatedAt={standing.updatedAt}
          onClose={() => setMarking(undefined)}
        />
      )}
    </Panel>
  );
}

const LinesHead = ({ hasMarks }: { readonly hasMarks: boolean }) => {
  const text = useText();
  return (
    <TableHead>
      <TableRow>
        <TableCell>{text('orders.line')}</TableCell>
        {columns.map((name) => (
          <TableCell key={name} align="right">
            {text(`orders.${name}`)}
          </TableCell>
        ))}
        <TableCell>{text('orders.state')}</TableCell>
        {hasMarks && <UnseenHead name={text('bulk.actions')} />}
      </TableRow>
    </TableHead>
  );
};

interface LineRowProps {
  readonly line: OrderLine;
  /** The name of its product. */
  readonly name: string;
  /** Undefined if nothing can be marked now. */
  readonly onMark: ((mark: ItemMark) => void) | undefined;
}

const LineRow = ({ line, name, onMark }: LineRowProps) => {
  const text = useText();
  const language = useLanguage();
  const quantityText = (value: string | null) => (value === null ? '–' : decimalText(language, value, 3));
  return (
    <TableRow hover data-line={line.row}>
      <TableCell>
        {line.row}. {name}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {quantityText(line.quantity)} {line.unit ?? ''}
      </TableCell>
      {countedColumns.map((column) => (
        <TableCell key={column} align="right" sx={{ whiteSpace: 'nowrap' }}>
          {quantityText(line[column])}
        </TableCell>
      ))}
      <TableCell>
        <StatusChip label={enumLabel(language, 'orderItemState', line.state)} tone={tones[line.state]} />
      </TableCell>
      {onMark && (
        <TableCell align="right">
          <Box sx={{ display: 'flex', gap: 0.5, justifyContent: 'flex-end' }} className="no-print">
            {/* `left` is the quantity that can still get a mark. */}
            {itemMarks
              .filter((mark) => Number(line.left[mark]) > 0)
              .map((mark) => (
                <Button key={mark} size="small" onClick={() => onMark(mark)}>
                  {text(`orders.mark.${mark}`)}
                </Button>
              ))}
          </Box>
        </TableCell>
      )}
    </TableRow>
  );
};

/** The names of the products by the ids of the lines. */
const namesOf = ({ products }: AnyRecord): ReadonlyMap<number, string> =>
  new Map(
    (Array.isArray(products) ? (products as AnyRecord[]) : []).map(({ id, product }) => [
      id,
      referenceName(product),
    ]),
  );
