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
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { objectLabel } from '#domain/labels/index.ts';
import type { ReportResult } from '#domain/reports/report.contracts.ts';
import type { Report } from '#domain/reports/report.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { FieldShown } from '../objects/fields/index.tsx';
import { alignOf } from '../objects/table/cellWriting.ts';
import { measureText } from './measures.ts';

/** The records that the sums add up. The first column is a link to the record. */
export function ReportRows({
  report,
  result: { rows, totals },
}: {
  readonly report: Report;
  readonly result: ReportResult;
}) {
  const text = useText();
  const language = useLanguage();
  const { object, columns } = report;
  const { data: meta } = useObjectMeta(object.name);
  const fields = columns.flatMap((name) => meta?.fields.filter((field) => field.name === name) ?? []);
  const title = objectLabel(language, object.name).many;
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {rows.length < totals.count && (
        <Alert severity="info">{text('report.firstRows', { shown: rows.length, all: totals.count })}</Alert>
      )}
      <TableContainer>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              {fields.map((field) => (
                <TableCell key={field.name} align={alignOf(field)}>
                  {field.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id} hover>
                {fields.map((field, at) => (
                  <TableCell key={field.name} align={alignOf(field)} sx={{ whiteSpace: 'nowrap' }}>
                    {at === 0 ? (
                      <Link to={`/${object.path}/${row.id}`}>
                        <FieldShown field={field} value={row[field.name] ?? row.id} />
                      </Link>
                    ) : (
                      <Cell report={report} field={field} value={row[field.name]} />
                    )}
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

interface CellProps {
  readonly report: Report;
  readonly field: FieldMeta;
  readonly value: unknown;
}

/** A weight has as many decimals as the sums above it. */
const Cell = ({ report, field, value }: CellProps) => {
  const language = useLanguage();
  return field.type === 'tonnes' ? (
    measureText(language, report, field.name, value)
  ) : (
    <FieldShown field={field} value={value} />
  );
};
