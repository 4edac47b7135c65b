import { Box } from '@mui/material';
import { DateTime } from 'luxon';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { columnSum } from '#domain/platform/printTotals.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { besideRow } from './besideRow.ts';
import { cellsOf, factsOf, printedText, rowsOf, type Reader } from './printedText.ts';

/** Any record on paper, made from its metadata: its name, its fields, its table parts and their sums. */
export function PlainPrint({ meta, record }: { meta: ObjectMeta; record: AnyRecord }) {
  const text = useText();
  const language = useLanguage();
  const reader: Reader = { language, text };
  return (
    <>
      <Box sx={{ fontSize: 12, fontWeight: 700 }}>{text('brand.name')}</Box>
      <Box
        component="h1"
        data-record={`${meta.path}/${record.id}`}
        sx={{ fontSize: 22, m: 0, lineHeight: 1.25 }}
      >
        {meta.singularTitle} {String(record.presentation ?? record.id)}
      </Box>
      <Marks meta={meta} record={record} />
      <Box component="table" className="facts" sx={{ mt: 2 }}>
        <tbody>
          {factsOf(meta.fields, record, reader).map(({ name, label, shown }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td style={{ whiteSpace: 'pre-wrap' }}>{shown}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {meta.fields
        .filter(({ type }) => type === 'rows')
        .map((part) => (
          <TablePart key={part.name} part={part} record={record} reader={reader} />
        ))}
      <Box sx={{ mt: 3, fontSize: 11, color: '#444' }}>
        {text('printing.printedAt', { at: dateTimeText(DateTime.utc().toISO()) })} · #{record.id}
      </Box>
    </>
  );
}

/**
 * Whether a document can be confirmed, so that the paper marks an unconfirmed one. Some documents, such as orders, are never
 * confirmed.
 */
const isToBeConfirmed = ({ type, neverOpen }: ObjectMeta): boolean =>
  type === 'document' && !neverOpen.includes('confirm');

const Marks = ({ meta, record }: { meta: ObjectMeta; record: AnyRecord }) => {
  const text = useText();
  const marks = [
    ...(isToBeConfirmed(meta) && record.confirmed !== true ? [text('printing.unconfirmed')] : []),
    ...(record.markedToDelete ? [text('printing.marked')] : []),
  ];
  return marks.map((mark) => (
    <Box
      key={mark}
      sx={{ display: 'inline-block', mt: 1, mr: 1, px: 1, fontWeight: 700, border: '2px solid #000' }}
    >
      {mark}
    </Box>
  ));
};

interface TablePartProps {
  readonly part: FieldMeta;
  readonly record: AnyRecord;
  readonly reader: Reader;
}

const numeric = ['integer', 'decimal', 'tonnes', 'money'];
/** The class that aligns numbers to the right. */
const alignOf = ({ type }: FieldMeta) => (numeric.includes(type) ? 'number' : undefined);

/** The rows of a table part. It has the columns that any row fills, and the sums of those that can be added up. */
const TablePart = ({ part, record, reader }: TablePartProps) => {
  const rows = rowsOf(record[part.name]);
  if (rows.length === 0) return null;
  const cells = cellsOf(part.children, rows, reader);
  const summed = cells.filter((cell) => cell.summed);
  const totalOf = (cell: FieldMeta): string =>
    cell.summed ? printedText(cell, columnSum(rows, cell.name, cell.scale ?? 0), reader) : '';
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Box component="h2" sx={{ fontSize: 15, m: 0, mb: 0.5 }}>
        {part.label}
      </Box>
      <table className="rows">
        <thead>
          <tr>
            <th scope="col">{reader.text('printing.number')}</th>
            {cells.map((cell) => (
              <th key={cell.name} scope="col" className={alignOf(cell)}>
                {cell.label}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, index) => (
          <PrintedRow
            key={String(row.id ?? index)}
            index={index}
            row={row}
            part={part}
            cells={cells}
            reader={reader}
          />
        ))}
        {summed.length > 0 && (
          <tbody>
            <tr style={{ fontWeight: 700 }}>
              <th scope="row">{reader.text('printing.totals')}</th>
              {cells.map((cell) => (
                <td key={cell.name} className={alignOf(cell)} data-label={cell.label}>
                  {totalOf(cell)}
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
    </Box>
  );
};

interface PrintedRowProps {
  readonly index: number;
  readonly row: Readonly<Record<string, unknown>>;
  readonly part: FieldMeta;
  readonly cells: readonly FieldMeta[];
  readonly reader: Reader;
}

/** One row, and underneath its rare fields and what was chosen in its configurator. Both lines stay on one page. */
const PrintedRow = ({ index, row, part, cells, reader }: PrintedRowProps) => {
  const beside = besideRow(part.children, row, reader);
  return (
    <tbody>
      <tr className={beside.length > 0 ? 'goesOn' : undefined}>
        <td data-label={reader.text('printing.number')}>{index + 1}</td>
        {cells.map((cell) => (
          <td key={cell.name} className={alignOf(cell)} data-label={cell.label}>
            {printedText(cell, row[cell.name], reader)}
          </td>
        ))}
      </tr>
      {beside.length > 0 && (
        <tr>
          <td colSpan={cells.length + 1} className="beside">
            {beside.map(({ name, label, shown }) => (
              <span key={name}>
                {label}: <b>{shown}</b>
              </span>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
};
