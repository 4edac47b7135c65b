import { Checkbox, Divider, Menu, MenuItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { LabelChip } from './LabelChips.tsx';
import { labelsQuery, type Letter } from './mailQueries.ts';
import type { MailActions } from './useMailActions.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface LabelMenuProps {
  readonly letter: Letter;
  readonly actions: MailActions;
  /** Draws the button that opens the menu. */
  readonly renderButton: (open: (at: HTMLElement) => void) => ReactNode;
}

/** A menu of the labels that a letter can have. It stays open, so that several can be chosen. */
export function LabelMenu({ letter, actions, renderButton }: LabelMenuProps) {
  const words = useMailboxWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { data: labels = [] } = useQuery({ ...labelsQuery, enabled: anchor !== undefined });
  const ownLabels = new Set((letter.labels ?? []).map(({ emailLabel }) => emailLabel?.id));
  // A label without an account is for the letters of all accounts.
  const possibleLabels = labels.filter(
    ({ emailAccountId }) => !emailAccountId || emailAccountId === letter.emailAccountId,
  );
  return (
    <>
      {renderButton(setAnchor)}
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {possibleLabels.length === 0 && (
          <MenuItem dense disabled>
            {words.noLabels}
          </MenuItem>
        )}
        {possibleLabels.map(({ id, name, color }) => (
          <MenuItem
            key={id}
            dense
            role="menuitemcheckbox"
            aria-checked={ownLabels.has(id)}
            onClick={() => void actions.label(letter.id, id, !ownLabels.has(id))}
          >
            <Checkbox
              size="small"
              tabIndex={-1}
              checked={ownLabels.has(id)}
              sx={{ p: 0, mr: 1 }}
              aria-hidden
            />
            <LabelChip name={name} color={color} />
          </MenuItem>
        ))}
        <Divider />
        <MenuItem dense component={Link} to={`/${objects.emailLabel.path}`}>
          {words.editLabels}
        </MenuItem>
      </Menu>
    </>
  );
}
