import { List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { AnswerChoice } from './choices.ts';

interface ChoiceListProps {
  readonly id: string;
  readonly label: string;
  readonly fitting: readonly AnswerChoice[];
  /** The index in `fitting` of the choice that is marked, which stays in sight. */
  readonly markedAt: number;
  /** What was typed to find the choices. */
  readonly typed: string;
  readonly onTake: (choice: AnswerChoice) => void;
}

/**
 * The choices that fit what was typed, each with its code if that is not its label. The choice `none` skips an optional question,
 * and has no code.
 */
export function ChoiceList({ id, label, fitting, markedAt, typed, onTake }: ChoiceListProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [markedAt]);
  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      dense
      sx={{ maxHeight: 260, overflowY: 'auto' }}
    >
      {fitting.map((choice, index) => (
        <ListItemButton
          key={choice.key}
          id={`${id}-${choice.key}`}
          role="option"
          aria-selected={index === markedAt}
          selected={index === markedAt}
          tabIndex={-1}
          onClick={() => onTake(choice)}
        >
          <ListItemText
            primary={choice.label}
            secondary={choice.code === choice.label || choice.key === 'none' ? undefined : choice.code}
          />
        </ListItemButton>
      ))}
      {fitting.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 1 }}>
          {text('configurator.noSuchValue', { typed })}
        </Typography>
      )}
    </List>
  );
}
