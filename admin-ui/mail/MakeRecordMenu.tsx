import { Menu, MenuItem } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { letterRecords, type LetterRecord } from '#domain/mail/letterRecord.rules.ts';
import { useAppObjects } from '../data/metadata.ts';
import { MakeRecord } from './MakeRecord.tsx';

interface MakeRecordMenuProps {
  readonly ids: readonly number[];
  /** Draws the button that opens the menu. */
  readonly renderButton: (open: (at: HTMLElement) => void) => ReactNode;
}

/** The kinds of records that the reader may make from letters; nothing if there is none. */
export function MakeRecordMenu({ ids, renderButton }: MakeRecordMenuProps) {
  const { data: appObjects = [] } = useAppObjects();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [kind, setKind] = useState<LetterRecord>();
  const kinds = letterRecords.flatMap(
    (name) => appObjects.find((each) => each.name === name && each.canCreate) ?? [],
  );
  if (kinds.length === 0) return null;
  return (
    <>
      {renderButton(setAnchor)}
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {kinds.map(({ name, singularTitle }) => (
          <MenuItem
            key={name}
            dense
            onClick={() => {
              setAnchor(undefined);
              setKind(name as LetterRecord);
            }}
          >
            {singularTitle}
          </MenuItem>
        ))}
      </Menu>
      {kind && <MakeRecord objectName={kind} ids={ids} onClose={() => setKind(undefined)} />}
    </>
  );
}
