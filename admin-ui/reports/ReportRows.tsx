import {
  Alert,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import type { ReportedWeighings } from '#domain/reports/reportedWeighing.ts';
import { weighingReportWords } from '#domain/reports/weighingReport.words.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';

const columns = ['numberStr', 'nettoTime', 'typeOfOperation', 'carNumber', 'product', 'customer', 'scaleNetto', 'brutto', 'tare', 'netto'] as const; // prettier-ignore
const weights = ['brutto', 'tare', 'netto'] as const;

/** The weighings behind the sums. */
export function ReportRows({ report }: { readonly report: ReportedWeighings }) {
  const text = useText();
  const language = useLanguage();
  const { rows, totals } = report;
  const words = weighingReportWords(language);
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        {words.weighings}
      </Typography>
      {rows.length < totals.count && (
        <Alert severity="info">
          {text('shiftReport.firstRows', { shown: rows.length, all: totals.count })}
        </Alert>
      )}
      <TableContainer>
        <Table size="small" aria-label={words.weighings}>
          <TableHead>
            <TableRow>
              {columns.map((name) => (
                <TableCell key={name} align={weights.some((weight) => weight === name) ? 'right' : 'left'}>
                  {fieldLabel(language, 'weighingRecord', name)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id} hover>
                <TableCell>
                  <Link to={`/${objects.weighingRecord.path}/${row.id}`}>{row.numberStr}</Link>
                </TableCell>
                <TableCell>{dateTimeText(row.nettoTime)}</TableCell>
                <TableCell>{enumLabel(language, 'typeOfOperation', row.typeOfOperation)}</TableCell>
                <TableCell>{row.carNumber}</TableCell>
                <TableCell>{row.product}</TableCell>
                <TableCell>{row.customer}</TableCell>
                <TableCell>{row.scale}</TableCell>
                {weights.map((name) => (
                  <TableCell
                    key={name}
                    align="right"
                    sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
                  >
                    {weightText(language, row[name], 3)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
