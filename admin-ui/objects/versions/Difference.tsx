import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import type { FieldChange, RowChange } from '#domain/platform/versionValues.rules.ts';
import { useText } from '../../i18n/useText.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';
import type { Tone } from '../../shell/tones.ts';
import { FieldShown } from '../fields/index.tsx';
import { isEmptyValue } from '../formats.ts';
import { fieldAt } from './fieldAt.ts';
import type { VersionDifference } from './useVersions.ts';

const kindTones: Readonly<Record<RowChange['kind'], Tone>> = {
  added: 'go',
  removed: 'stop',
  changed: 'wait',
};

/** The differences between two versions: old and new values side by side, marked by colours and words. */
export function Difference({ meta, difference }: { meta: ObjectMeta; difference: VersionDifference }) {
  const text = useText();
  const { from, to, fields, rows } = difference;
  if (fields.length === 0 && rows.length === 0)
    return <Alert severity="info">{text('versions.noDifference')}</Alert>;
  return (
    <TableContainer>
      <Table size="small" aria-label={text('versions.difference', { from: from.version, to: to.version })}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '26%' }}>{text('versions.field')}</TableCell>
            <TableCell sx={{ width: '37%' }}>{text('versions.was', { number: from.version })}</TableCell>
            <TableCell sx={{ width: '37%' }}>{text('versions.is', { number: to.version })}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((change) => (
            <ChangeRow key={change.path} change={change} field={fieldAt(meta.fields, change.path)} />
          ))}
          {rows.map((row) => (
            <RowChanges key={`${row.part} ${row.id} ${row.kind}`} meta={meta} row={row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const RowChanges = ({ meta, row }: { meta: ObjectMeta; row: VersionDifference['rows'][number] }) => {
  const text = useText();
  const cells = fieldAt(meta.fields, row.part)?.children ?? [];
  return (
    <>
      <TableRow>
        <TableCell colSpan={3} sx={{ pt: 1.25 }}>
          <strong>{row.label}</strong>, {text('versions.row', { number: row.rowNumber })}{' '}
          <StatusChip label={text(`versions.${row.kind}`)} tone={kindTones[row.kind]} />
        </TableCell>
      </TableRow>
      {/* The number of a row is no field: it says that the row was moved. */}
      {row.changes.map((change) =>
        change.path === 'rowNumber' ? (
          <ChangeRow
            key={change.path}
            change={{ ...change, label: text('versions.place') }}
            field={undefined}
            inset
          />
        ) : (
          <ChangeRow key={change.path} change={change} field={fieldAt(cells, change.path)} inset />
        ),
      )}
    </>
  );
};

interface ChangeRowProps {
  readonly change: FieldChange & { readonly label: string };
  /** Undefined for the number of a row and for a field that the metadata lacks; the value is then shown as plain text. */
  readonly field: FieldMeta | undefined;
  /** Whether the line belongs to a row of a table part, whose cells are indented. */
  readonly inset?: boolean;
}

const ChangeRow = ({ change, field, inset }: ChangeRowProps) => (
  <TableRow sx={{ verticalAlign: 'top' }}>
    <TableCell component="th" scope="row" sx={{ fontWeight: 600, pl: inset ? 3 : undefined }}>
      {field?.label ?? change.label}
    </TableCell>
    <ValueCell tone="stop" field={field} value={change.old} />
    <ValueCell tone="go" field={field} value={change.new} />
  </TableRow>
);

const ValueCell = ({ tone, field, value }: { tone: Tone; field: FieldMeta | undefined; value: unknown }) => {
  const empty = isEmptyValue(value);
  const shown = field ? <FieldShown field={field} value={value} inFull /> : plainText(value);
  return (
    <TableCell
      sx={(theme: Theme) => ({
        overflowWrap: 'anywhere',
        ...(empty
          ? { color: 'text.secondary' }
          : { bgcolor: theme.tones[tone].background, color: theme.tones[tone].text }),
        '& a': { color: 'inherit' },
      })}
    >
      {empty ? '–' : shown}
    </TableCell>
  );
};

const plainText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
