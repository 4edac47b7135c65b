import { Box, InputAdornment, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { useRef, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { FilterCondition } from '#domain/platform/filterParts.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldBranches } from './FieldBranch.tsx';
import { enterTree, walkTree } from './treeKeys.ts';

interface FieldTreeProps {
  readonly meta: ObjectMeta;
  readonly onPick: (condition: FilterCondition) => void;
}

/** The fields of an object and, behind each reference, those of the object it refers to, up to four levels; searched by name. */
export function FieldTree({ meta, onPick }: FieldTreeProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const tree = useRef<HTMLUListElement>(null);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <TextField
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => enterTree(event, tree.current)}
        placeholder={text('filterTree.search')}
        size="small"
        fullWidth
        autoFocus
        slotProps={{
          htmlInput: { 'aria-label': text('filterTree.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ mb: 0.75 }}
      />
      <Box
        component="ul"
        ref={tree}
        role="tree"
        aria-label={meta.title}
        onKeyDown={walkTree}
        sx={{ m: 0, p: 0, flex: 1, overflow: 'auto' }}
      >
        <FieldBranches fields={meta.fields} search={typed.trim()} onPick={onPick} />
      </Box>
    </Box>
  );
}
