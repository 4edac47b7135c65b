import { ListSubheader, Menu, MenuItem, Typography } from '@mui/material';
import { registry } from '#domain/objects.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { nodeElement } from '../picture/nodeElement.ts';
import type { Spot } from '../picture/ways.ts';
import { stageIn, type DesignDraft } from './designDraft.ts';
import { waysToAdd, waysToRemove, type WayChoice } from './wayChoices.ts';

interface WayMenuProps {
  readonly mode: 'connect' | 'disconnect';
  readonly draft: DesignDraft;
  readonly stageId: number;
  readonly onChange: (draft: DesignDraft) => void;
  readonly onClose: () => void;
}

/** Adds or removes a line between stages by keyboard. Typing the first character of a stage's name moves the focus to it. */
export function WayMenu({ mode, draft, stageId, onChange, onClose }: WayMenuProps) {
  const text = useText();
  const language = useLanguage();
  const stage = stageIn(draft, stageId)?.stage.presentation ?? '';
  const choices = mode === 'connect' ? waysToAdd(draft, stageId) : waysToRemove(draft, stageId);
  const nameOf = (spot: Spot) =>
    spot === 'end' ? text('processPicture.end') : (stageIn(draft, spot)?.stage.presentation ?? '');
  const title = text(mode === 'connect' ? 'designer.connectTo' : 'designer.removeWay', { stage });
  const conditionText = ({ kind, condition }: WayChoice): string => {
    if (kind === 'otherwise') return text('designer.otherwise');
    if (kind !== 'condition') return '';
    return condition
      ? ruleInWords(language, registry, draft.ownerObjectName ?? '', condition)
      : text('designer.byCondition');
  };
  return (
    <Menu
      open
      anchorEl={nodeElement(stageId)}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': title, dense: true }, paper: { sx: { maxHeight: 420 } } }}
    >
      <ListSubheader sx={{ lineHeight: 2.4 }}>{title}</ListSubheader>
      {choices.length === 0 && (
        <MenuItem disabled sx={{ '&&': { opacity: 1 } }}>
          {text('designer.noWays')}
        </MenuItem>
      )}
      {choices.map((choice) => (
        <MenuItem
          key={choice.key}
          onClick={() => {
            onChange(choice.result);
            onClose();
          }}
        >
          {nameOf(choice.to)}
          <Typography
            component="span"
            noWrap
            sx={{ ml: 1.5, maxWidth: 260, color: 'text.secondary', fontSize: 12.5 }}
          >
            {conditionText(choice)}
          </Typography>
        </MenuItem>
      ))}
    </Menu>
  );
}
