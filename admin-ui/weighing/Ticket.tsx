import { Box } from '@mui/material';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import type { RecordNamed } from '#domain/objects.ts';
import type { Disposition } from '../data/journey.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { preciseDateTimeText, weightText } from '../objects/formats.ts';
import { Code } from './Code.tsx';

type WeighingRecord = RecordNamed<'weighingRecord'>;

interface TicketProps {
  readonly ticket: WeighingRecord;
  readonly disposition: Disposition;
}

/** A weighing record as its printed ticket: black on white, whatever the screen's colours are. */
export function Ticket({ ticket, disposition }: TicketProps) {
  const text = useText();
  return (
    <Box
      component="article"
      sx={{
        bgcolor: '#fff',
        color: '#000',
        maxWidth: 780,
        mx: 'auto',
        p: 4,
        border: '1px solid #999',
        fontSize: 14,
        '@media print': { border: 0, p: 0, maxWidth: 'none', fontSize: '11pt' },
        '& table': { borderCollapse: 'collapse', width: '100%' },
        '& th, & td': {
          textAlign: 'left',
          padding: '4px 8px',
          borderBottom: '1px solid #bbb',
          verticalAlign: 'top',
        },
        '& th': { fontWeight: 600, color: '#333' },
      }}
    >
      <style>
        {
          '@page { size: A4 portrait; margin: 14mm } @media print { html, body, main { background: #fff !important; padding: 0 !important } }'
        }
      </style>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 2 }}>
        <Box>
          <Box sx={{ fontSize: 13, fontWeight: 700 }}>{text('brand.name')}</Box>
          <Box component="h1" sx={{ fontSize: 24, m: 0, lineHeight: 1.2 }}>
            {text('ticket.title')} {ticket.numberStr}
          </Box>
          <Box sx={{ mt: 0.5 }}>
            {text('ticket.date')}: {dateTimeText(ticket.nettoTime ?? ticket.date)} ·{' '}
            {text('ticket.disposition')}: {disposition.numberStr}
          </Box>
          <Warnings ticket={ticket} />
        </Box>
        <Code text={ticket.numberStr ?? String(ticket.id)} />
      </Box>
      <Particulars ticket={ticket} disposition={disposition} />
      <Weights ticket={ticket} />
      <Signatures />
    </Box>
  );
}

const Warnings = ({ ticket }: { ticket: WeighingRecord }) => {
  const text = useText();
  const unfinished = ticket.netto === null ? text('ticket.unfinished') : undefined;
  const warning = ticket.cancelWeighting ? text('ticket.cancelled') : unfinished;
  return warning ? (
    <Box sx={{ mt: 1, fontWeight: 700, border: '2px solid #000', display: 'inline-block', px: 1 }}>
      {warning}
    </Box>
  ) : null;
};

const Particulars = ({ ticket, disposition }: TicketProps) => {
  const text = useText();
  const language = useLanguage();
  const lines: readonly (readonly [string, string | undefined])[] = [
    [text('ticket.vehicle'), ticket.vehicle?.presentation],
    [text('ticket.trailer'), ticket.trailer?.presentation],
    [text('ticket.driver'), ticket.driver?.presentation],
    [text('ticket.carrier'), disposition.carrier?.presentation],
    [text('ticket.product'), ticket.product?.presentation],
    [text('ticket.operation'), enumLabel(language, 'typeOfOperation', ticket.typeOfOperation)],
    [
      text('ticket.warehouse'),
      [ticket.warehouse?.presentation, ticket.box?.presentation].filter(Boolean).join(', '),
    ],
    [text('ticket.vendor'), ticket.vendor?.presentation],
    [text('ticket.customer'), ticket.customer?.presentation],
    [text('ticket.forwarder'), ticket.forwarder?.presentation],
  ];
  return (
    <table>
      <tbody>
        {lines
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row" style={{ width: '28%' }}>
                {label}
              </th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
};

const Weights = ({ ticket }: { ticket: WeighingRecord }) => {
  const text = useText();
  const language = useLanguage();
  const rows = [
    [text('desk.gross'), ticket.brutto, ticket.scaleBrutto, ticket.bruttoTime, ticket.bruttoAuthor],
    [text('desk.tare'), ticket.tare, ticket.scaleTare, ticket.tareTime, ticket.tareAuthor],
    [text('desk.net'), ticket.netto, ticket.scaleNetto, ticket.nettoTime, ticket.nettoAuthor],
  ] as const;
  return (
    <Box component="table" sx={{ mt: 2.5 }}>
      <thead>
        <tr>
          <th scope="col">{text('ticket.what')}</th>
          <th scope="col" style={{ textAlign: 'right' }}>
            {text('ticket.weight')}
          </th>
          <th scope="col">{text('ticket.scale')}</th>
          <th scope="col">{text('ticket.time')}</th>
          <th scope="col">{text('ticket.operator')}</th>
        </tr>
      </thead>
      <tbody>
        {/* The last row, the net weight, is larger than the others. */}
        {rows.map(([label, tonnes, scale, time, author], index) => (
          <tr key={label} style={index === 2 ? { fontWeight: 700, fontSize: '1.25em' } : {}}>
            <th scope="row">{label}</th>
            <td style={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              {weightText(language, tonnes, 3) || '–'}
            </td>
            <td>{scale?.presentation}</td>
            <td>{preciseDateTimeText(time)}</td>
            <td>{author?.presentation}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
};

const Signatures = () => {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 6, mt: 9 }}>
      {[text('ticket.signatureOperator'), text('ticket.signatureDriver')].map((label) => (
        <Box
          key={label}
          sx={{ flex: 1, borderTop: '1px solid #000', pt: 0.5, textAlign: 'center', fontSize: 12 }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
};
