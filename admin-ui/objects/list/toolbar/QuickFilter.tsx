import { Box, Checkbox, Chip, Menu, MenuItem, Popover } from '@mui/material';
import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirst } from '../../../parts/focusFirst.ts';
import { settleInputs } from '../../../parts/settledInputs.ts';
import { FieldFilterValue } from '../../fields/index.tsx';
import { hasNoContent } from '../../formats.ts';
import { comparedValue } from '../../table/cellWriting.ts';
import { useCellContext } from '../../table/useCellContext.ts';

type Json = z.core.util.JSONType;

interface QuickFilterProps {
  readonly field: FieldMeta;
  readonly label: string;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

/** A filter of one field as a chip: a click asks for the value, which the chip then shows; its cross removes the filter. */
export function QuickFilter({ field, label, value, onChange }: QuickFilterProps) {
  const text = useText();
  const context = useCellContext();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const chosen = !hasNoContent(value);
  const valueTexts = (Array.isArray(value) ? value : [value]).map((each) =>
    comparedValue(field, each, context),
  );
  const close = () => setAnchor(undefined);
  const set = (next: unknown) => onChange(hasNoContent(next) ? undefined : (next as Json));
  return (
    <>
      <Chip
        label={chosen ? text('grid.quickIs', { field: label, value: valueTexts.join(', ') }) : `${label} ▾`}
        variant={chosen ? 'filled' : 'outlined'}
        color={chosen ? 'primary' : 'default'}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(chosen ? { onDelete: () => onChange(undefined) } : {})}
        sx={{ maxWidth: 280, borderRadius: 1.5, height: 28 }}
      />
      {anchor &&
        (field.type === 'enumeration' || field.type === 'boolean' ? (
          <ChoiceMenu field={field} value={value} anchor={anchor} onChange={set} onClose={close} />
        ) : (
          <ValuePopover
            field={field}
            label={label}
            value={value}
            anchor={anchor}
            onChange={set}
            onClose={close}
          />
        ))}
    </>
  );
}

/** The props of both boxes that ask for the value of a filter. */
interface ValueBoxProps {
  readonly field: FieldMeta;
  readonly value: Json | undefined;
  readonly anchor: HTMLElement;
  readonly onChange: (value: unknown) => void;
  readonly onClose: () => void;
}

/** Chooses one value of a boolean, or any number of an enumeration's values. */
const ChoiceMenu = ({ field, value, anchor, onChange, onClose }: ValueBoxProps) => {
  const text = useText();
  if (field.type === 'boolean')
    return (
      <Menu open anchorEl={anchor} onClose={onClose}>
        {[true, false].map((each) => (
          <MenuItem
            key={String(each)}
            dense
            selected={value === each}
            onClick={() => {
              onClose();
              onChange(each);
            }}
          >
            {text(each ? 'common.yes' : 'common.no')}
          </MenuItem>
        ))}
      </Menu>
    );
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (each: string) =>
    onChange(chosen.includes(each) ? chosen.filter((one) => one !== each) : [...chosen, each]);
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {field.values.map((option) => (
        <MenuItem key={option.value} dense onClick={() => toggle(option.value)}>
          <Checkbox checked={chosen.includes(option.value)} tabIndex={-1} sx={{ p: 0, mr: 1 }} />
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
};

/**
 * A typed value is applied when the box is closed or Enter is pressed, if it can be read; a picked record is applied
 * immediately.
 */
const ValuePopover = ({
  field,
  label,
  value,
  anchor,
  onChange,
  onClose,
}: ValueBoxProps & { label: string }) => {
  const [draft, setDraft] = useState<unknown>(value ?? '');
  // The present draft, also as a ref, because Enter may commit the typed text and close the box before the next render.
  const latest = useRef(draft);
  const isReference = field.type === 'reference';
  const take = (next: unknown) => {
    setDraft(next);
    latest.current = next;
    if (!isReference) return;
    onChange(next);
    onClose();
  };
  const box = useRef<HTMLElement>(null);
  // The same function at each render: React would call a new one again, and it would take the focus from where it is by then.
  const begin = useCallback((element: HTMLElement | null) => {
    box.current = element;
    focusFirst(element);
  }, []);
  const finish = async (cause: 'enter' | 'leaving'): Promise<void> => {
    // A typed name is looked up first, and its record is then picked.
    const isRead = await settleInputs(box.current);
    // After Enter, the box stays open and says why the text cannot be read.
    if (!isRead && cause === 'enter') return;
    if (isRead && !isReference) onChange(latest.current);
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={() => void finish('leaving')}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { 'aria-label': label, role: 'dialog' } }}
    >
      <Box
        ref={begin}
        sx={{ p: 1.5, width: 280 }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isReference) void finish('enter');
        }}
      >
        <FieldFilterValue field={field} value={draft} onChange={take} />
      </Box>
    </Popover>
  );
};
