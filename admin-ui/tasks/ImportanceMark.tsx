import HighIcon from '@mui/icons-material/PriorityHigh';
import LowIcon from '@mui/icons-material/ArrowDownward';
import { Box } from '@mui/material';
import { enumLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import type { Task } from './taskCalls.ts';

/** A mark for high importance; nothing for the usual one. */
export function ImportanceMark({ importance }: { readonly importance: Task['importance'] }) {
  const language = useLanguage();
  const Icon = importance === 'HIGHT' ? HighIcon : importance === 'LOW' ? LowIcon : undefined;
  if (!Icon) return <Box sx={{ width: 18, flexShrink: 0 }} />;
  return (
    <Icon
      titleAccess={enumLabel(language, 'importance', importance)}
      sx={{ fontSize: 18, flexShrink: 0, color: importance === 'HIGHT' ? 'error.main' : 'text.secondary' }}
    />
  );
}
