import { Alert, Box, Typography } from '@mui/material';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { callApi } from '../../data/client.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { ReferencePicker } from '../../objects/fields/ReferencePicker.tsx';
import { ToolButton } from '../../parts/ToolButton.tsx';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { MergePreview } from './MergePreview.tsx';

interface Chosen {
  /** The id of the firm that stays. */
  readonly into: number | undefined;
  /** The id of the firm whose records it gets. */
  readonly from: number | undefined;
}

/** The two firms that the address names, and a function that chooses others. */
const useChosen = () => {
  const [address, setAddress] = useSearchParams();
  const chosen: Chosen = { into: idIn(address.get('into')), from: idIn(address.get('from')) };
  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change };
    setAddress(
      Object.fromEntries(Object.entries(next).flatMap(([name, id]) => (id ? [[name, String(id)]] : []))),
      { replace: true },
    );
  };
  return { chosen, choose };
};

/**
 * The page that merges two records of one firm: what moves, which values differ, and the merge. The choice of firms is in the
 * address.
 */
const MergePage = () => {
  useAuthenticated();
  const text = useText();
  const { chosen, choose } = useChosen();
  const { into, from } = chosen;
  const key = ['firmMerge', into, from];
  useRefetchOnChange(['counterparty'], key);
  const hasBoth = into !== undefined && from !== undefined;
  const { data, error } = useQuery({
    queryKey: key,
    enabled: hasBoth && into !== from,
    retry: false,
    queryFn: ({ signal }) =>
      callApi('GET /counterparties/:id/merge', {
        params: { id: into ?? 0 },
        query: { from: from ?? 0 },
        signal,
      }),
  });
  return (
    <>
      <PageHeader title={text('firms.merge.title')} />
      <Typography sx={{ mb: 1.5, maxWidth: '80ch' }}>{text('firms.merge.explained')}</Typography>
      <FirmPair chosen={chosen} choose={choose} />
      {hasBoth && into === from && (
        <Alert severity="warning" sx={{ mt: 1.5, maxWidth: 980 }}>
          {text('firms.merge.same')}
        </Alert>
      )}
      <ErrorNote error={error} />
      {/* The key makes a new preview for other firms, so that no choice of values stays from the firms before. */}
      {data && hasBoth && into !== from && <MergePreview key={`${into} ${from}`} preview={data} />}
    </>
  );
};

/** The pickers of both firms, and the button that swaps them. */
const FirmPair = ({ chosen: { into, from }, choose }: ReturnType<typeof useChosen>) => {
  const text = useText();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
        maxWidth: 980,
      }}
    >
      <FirmPicker label={text('firms.merge.into')} id={into} onChange={(id) => choose({ into: id })} />
      <ToolButton
        label={text('firms.merge.swap')}
        disabled={!into && !from}
        onClick={() => choose({ into: from, from: into })}
      >
        <SwapIcon />
      </ToolButton>
      <FirmPicker label={text('firms.merge.from')} id={from} onChange={(id) => choose({ from: id })} />
    </Box>
  );
};

/** The id in a parameter of the address: a number from 1 with at most nine digits. */
const idIn = (parameter: string | null): number | undefined =>
  parameter && /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : undefined;

interface FirmPickerProps {
  readonly label: string;
  readonly id: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

const FirmPicker = ({ label, id, onChange }: FirmPickerProps) => {
  const { data } = useQuery({
    queryKey: [objects.counterparty.path, 'named', id],
    enabled: id !== undefined,
    retry: false,
    queryFn: ({ signal }) => recordCalls.read(objects.counterparty, id ?? 0, { signal }),
  });
  const value: Reference | null =
    id === undefined ? null : { id, presentation: data?.id === id ? data.presentation : `#${id}` };
  return (
    <ReferencePicker
      objectName="counterparty"
      label={label}
      value={value}
      onChange={(chosen) => onChange(chosen?.id)}
      mayCreate={false}
    />
  );
};

export default MergePage;
