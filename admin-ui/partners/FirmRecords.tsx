import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { integerText } from '#domain/kernel/written.ts';
import { listQuery } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectPath } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { queryOf, wholeList } from '../objects/list/listState.ts';
import { RecordLine } from '../objects/RecordLine.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { conditionsOfPanel, roomForLines, type FirmRecordsPanel } from './firmPanels.ts';

const mostShown = 3;

interface FirmRecordsProps {
  readonly panel: FirmRecordsPanel;
  readonly firm: { readonly id: number; readonly presentation: string };
}

/**
 * The latest records of a firm that meet the conditions of the panel, such as its open orders, and the address of the list of all
 * of these (`listPath`). `path` is that of the object itself; it is undefined for people who may not read its records.
 */
const useFirmRecords = ({ panel, firm }: FirmRecordsProps) => {
  const language = useLanguage();
  const { name, objectName, date } = panel;
  const path = useObjectPath(objectName);
  const conditions = conditionsOfPanel(panel, firm);
  const key = ['firmRecords', name, firm.id, language];
  useRefetchOnChange([objectName], key);
  const { data, error } = useQuery({
    queryKey: key,
    enabled: path !== undefined,
    queryFn: ({ signal }) =>
      recordCalls.list(
        { path },
        {
          query: listQuery({
            filter: { markedToDelete: false, conditions },
            sort: { field: date, order: 'DESC' },
            pagination: { page: 1, perPage: mostShown },
          }),
          signal,
        },
      ),
  });
  const listPath = `/${path}?${queryOf({ ...wholeList, marked: false, conditions })}`;
  return { path, listPath, data, error };
};

/** A panel with the latest of these records, and a link to the list of all; nothing for people who may not read them. */
export function FirmRecords({ panel, firm }: FirmRecordsProps) {
  const text = useText();
  const language = useLanguage();
  const { name, objectName, date, about } = panel;
  const { path, listPath, data, error } = useFirmRecords({ panel, firm });
  if (!path) return null;
  return (
    <Panel
      title={text(`firms.page.${name}`)}
      action={
        data &&
        data.count > 0 && (
          <Button component={Link} to={listPath} size="small" color="inherit">
            {text('firms.page.all', {
              count: `${integerText(language, data.count)}${data.countCapped ? '+' : ''}`,
            })}
          </Button>
        )
      }
    >
      <Box sx={{ minHeight: roomForLines }}>
        <ErrorNote error={error} />
        {data?.rows.map((record) => (
          <RecordLine
            key={record.id}
            objectName={objectName}
            path={path}
            record={record}
            about={about}
            date={date}
            dayOnly
          />
        ))}
        {data?.rows.length === 0 && (
          <Typography color="text.secondary" variant="body2">
            {text('firms.page.none')}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
