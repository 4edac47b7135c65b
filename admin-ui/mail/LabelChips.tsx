import { Box, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { labelsQuery, type Letter } from './mailQueries.ts';

interface LabelChipProps {
  readonly name: string;
  /** The colour, such as `#0a7d4f`; grey without one. */
  readonly color: string | null | undefined;
  /** As in a line of a list. */
  readonly small?: boolean;
}

/** A label in its colour. The colour is a dot beside the name, so that the name can be read on any. */
export function LabelChip({ name, color, small = false }: LabelChipProps) {
  const dot = { width: 10, height: 10, borderRadius: '50%', ml: 0.75, bgcolor: color || 'text.disabled' };
  const size = small ? { height: 18, fontSize: 11, maxWidth: 120 } : {};
  return (
    <Chip size="small" variant="outlined" label={name} icon={<Box component="span" sx={dot} />} sx={size} />
  );
}

interface LabelChipsProps {
  readonly labels: NonNullable<Letter['labels']>;
  /** As in a line of a list. */
  readonly small?: boolean;
}

/** The labels of a letter. */
export function LabelChips({ labels, small = false }: LabelChipsProps) {
  const { data: allLabels = [] } = useQuery({ ...labelsQuery, enabled: labels.length > 0 });
  const ids = labels.map(({ emailLabel }) => emailLabel?.id);
  return allLabels
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, color }) => <LabelChip key={id} name={name} color={color} small={small} />);
}
