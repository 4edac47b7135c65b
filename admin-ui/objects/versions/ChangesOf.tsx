import { Box, Typography } from '@mui/material';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldShown } from '../fields/index.tsx';
import { isEmptyValue } from '../formats.ts';
import { fieldAt } from './fieldAt.ts';
import type { ListedVersion } from './useVersions.ts';

/** The most changes that are shown in short. The comparison of versions, elsewhere on the page, shows all. */
const mostShown = 4;

interface ChangesOfProps {
  readonly meta: ObjectMeta;
  readonly version: ListedVersion;
}

/** The changes of one version in short: each field with its old and new value, then the rows. */
export function ChangesOf({ meta, version: { fields, rows } }: ChangesOfProps) {
  const text = useText();
  const shown = fields.slice(0, mostShown);
  const shownRows = rows.slice(0, mostShown - shown.length);
  const rest = fields.length + rows.length - shown.length - shownRows.length;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shown.map((change) => {
        const field = fieldAt(meta.fields, change.path);
        return (
          <li key={change.path}>
            <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
              {field?.label ?? change.label}:{' '}
            </Typography>
            <Value meta={meta} path={change.path} value={change.old} />
            {' → '}
            <Value meta={meta} path={change.path} value={change.new} />
          </li>
        );
      })}
      {shownRows.map((row) => (
        <li key={`${row.part} ${row.id} ${row.kind}`}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {row.label}:{' '}
          </Typography>
          {text('versions.row', { number: row.rowNumber })}, {text(`versions.${row.kind}`)}
        </li>
      ))}
      {rest > 0 && (
        <Typography component="li" variant="body2" color="text.secondary">
          {text('versions.moreChanges', { count: rest })}
        </Typography>
      )}
    </Box>
  );
}

interface ValueProps {
  readonly meta: ObjectMeta;
  readonly path: string;
  readonly value: unknown;
}

const Value = ({ meta, path, value }: ValueProps) => {
  const field = fieldAt(meta.fields, path);
  if (isEmptyValue(value)) return <>–</>;
  if (field) return <FieldShown field={field} value={value} />;
  return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
};
