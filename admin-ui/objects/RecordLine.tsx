import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { isReference, referenceName } from '#domain/kernel/record.ts';
import { dateText } from '#domain/kernel/written.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { colourOfStatus, statusBackground } from '../parts/statusColour.ts';
import { writtenValue } from './table/cellWriting.ts';
import { useCellContext } from './table/useCellContext.ts';

interface RecordLineProps {
  readonly objectName: string;
  /** The path of the object in addresses. */
  readonly path: string;
  readonly record: { readonly id: number; readonly [field: string]: unknown };
  /** The name of the field that is shown beside the record's name. */
  readonly about: string;
  /** The name of the field whose date is at the end of the line. */
  readonly date: string;
  /** Whether to show the date without the time of day, where there is little room. */
  readonly dayOnly?: boolean;
}

/** A record in one line that opens it: its name, what it is about, its status and a date. */
export function RecordLine({ objectName, path, record, about, date, dayOnly = false }: RecordLineProps) {
  const { data: meta } = useObjectMeta(objectName);
  const context = useCellContext();
  const colour = colourOfStatus(record.status);
  const dateField = meta?.fields.find(({ name }) => name === date);
  const fullDate = dateField ? writtenValue(dateField, record[date], context) : '';
  const subject = referenceName(record[about]) || (typeof record[about] === 'string' ? record[about] : '');
  const name = String(record.presentation ?? record.id);
  const shownDate = dayOnly ? dateText(record[date]) : fullDate;
  return (
    <Box
      component={Link}
      to={`/${path}/${record.id}`}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'baseline',
        px: 0.5,
        py: 0.5,
        mx: -0.5,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography variant="body2" noWrap title={name} sx={{ color: 'primary.main', minWidth: 72 }}>
        {name}
      </Typography>
      <Typography variant="body2" noWrap title={subject} sx={{ flex: 1, minWidth: 0 }}>
        {subject}
      </Typography>
      {colour && isReference(record.status) && (
        <Typography
          variant="caption"
          noWrap
          sx={{ px: 0.75, borderRadius: 1, bgcolor: statusBackground(colour), flexShrink: 0 }}
        >
          {record.status.presentation}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {shownDate}
      </Typography>
    </Box>
  );
}
