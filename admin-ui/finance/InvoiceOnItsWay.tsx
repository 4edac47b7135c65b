import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { dateText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { moneyText } from '../objects/formats.ts';
import { toneOf } from '../objects/statusTones.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { KsefAdvice } from './KsefAdvice.tsx';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An invoice that KSeF has not accepted yet, with what to do next. */
export function InvoiceOnItsWay({ invoice }: { readonly invoice: AnyRecord }) {
  const language = useLanguage();
  const status = String(invoice.ksefStatus);
  return (
    <Box sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <MuiLink component={Link} to={`/${objects.invoice.path}/${invoice.id}`}>
          {String(invoice.numberStr)}
        </MuiLink>
        <StatusChip label={enumLabel(language, 'ksefStatus', status)} tone={toneOf('ksefStatus', status)} />
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {[dateText(invoice.issuedOn), invoice.buyerNumber, invoice.buyerName].filter(Boolean).join(' · ')}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>{moneyText(language, invoice.sumBrutto)}</Typography>
      </Box>
      <KsefAdvice ksefStatus={status} sendBy={textOf(invoice.sendBy)} reason={textOf(invoice.ksefFailure)} />
    </Box>
  );
}
