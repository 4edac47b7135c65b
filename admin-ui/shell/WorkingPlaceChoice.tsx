import { MenuItem, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useInfo } from '../data/info.ts';
import { listQuery } from '../data/listQuery.ts';
import { useObjectMeta, useObjectPath } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

const mostPlaces = 200;

/**
 * Chooses which desk or gate this computer is. It is shown only to people who may modify working places. The chosen place also sets
 * the mode of the screen.
 */
export function WorkingPlaceChoice() {
  const text = useText();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const { data: info } = useInfo();
  // People who may not read working places have no path for them, and ask for no metadata.
  const { data: meta } = useObjectMeta(useObjectPath('workingPlace') && 'workingPlace');
  const path = meta?.canModify ? meta.path : undefined;
  const { data: places } = useQuery({
    queryKey: ['workingPlaces', path],
    enabled: path !== undefined,
    queryFn: ({ signal }) =>
      recordCalls.list(
        { path },
        {
          query: listQuery({
            filter: { markedToDelete: false },
            sort: { field: 'name', order: 'ASC' },
            pagination: { page: 1, perPage: mostPlaces },
          }),
          signal,
        },
      ),
  });
  if (!places) return null;

  const choose = async (chosen: string) => {
    try {
      const workingPlaceId = chosen === '' ? null : Number(chosen);
      await callApi('PUT /app/working_place', { body: { workingPlaceId } });
      await client.invalidateQueries({ queryKey: ['info'] });
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <TextField
      select
      label={text('layout.workingPlace')}
      value={String(info?.workingPlace?.id ?? '')}
      onChange={(event) => void choose(event.target.value)}
      sx={{ gridColumn: '1 / -1' }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{text('layout.noWorkingPlace')}</MenuItem>
      {places.rows.map(({ id, presentation }) => (
        <MenuItem key={id} value={String(id)}>
          {String(presentation)}
        </MenuItem>
      ))}
    </TextField>
  );
}
