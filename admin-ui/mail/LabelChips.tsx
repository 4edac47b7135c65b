import { Box, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { labelsQuery, type Letter } from './mailQueries.ts';

interface LabelChipProps {
  readonly name: string;
  /** As `#0a7d4f`; grey without one. */
  readonly color: string | null | undefined;
}

/** A label in its colour. The colour is a dot beside the name, so that the name can be read on any. */
export function LabelChip({ name, color }: LabelChipProps) {
  const dot = { width: 10, height: 10, borderRadius: '50%', ml: 0.75, bgcolor: color || 'text.disabled' };
  return <Chip size="small" variant="outlined" label={name} icon={<Box component="span" sx={dot} />} />;
}

/** The labels of a letter. */
export function LabelChips({ labels }: { readonly labels: NonNullable<Letter['labels']> }) {
  const { data: known = [] } = useQuery({ ...labelsQuery, enabled: labels.length > 0 });
  const ids = labels.map(({ emailLabel }) => emailLabel?.id);
  return known
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, color }) => <LabelChip key={id} name={name} color={color} />);
}
