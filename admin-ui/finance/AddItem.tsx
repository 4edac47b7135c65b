import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ListSubheader,
  MenuItem,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { TruckDebt } from '#domain/finance/debt.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { isForDriverOf, punishmentAmount } from '#domain/terminal/punishment.rules.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { listQuery } from '../data/listQuery.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useOneAtATime } from '../parts/oneAtATime.ts';
import { byEscape } from '../parts/byEscape.ts';
import { moneyText } from '../objects/formats.ts';
import { parseDecimal } from '../objects/typedNumbers.ts';
import { cashCalls } from './cashCalls.ts';
import type { Act } from './useDebt.ts';

interface AddItemProps {
  readonly truck: TruckDebt['truck'];
  /** Runs a call, shows its refusal, and resolves to whether it succeeded. */
  readonly act: Act;
  readonly onClose: () => void;
}

/** More types than a terminal has. */
const mostTypes = 200;
/** The types of penalties and services that apply to the carriage (`typeOfDocument`) of this truck. */
const useTypes = ({ typeOfDocument }: TruckDebt['truck']) => {
  const { data } = useQuery({
    queryKey: ['punishment types'],
    queryFn: ({ signal }) =>
      recordCalls.list(objects.punishmentType, {
        query: listQuery({
          filter: { markedToDelete: false },
          sort: { field: 'name', order: 'ASC' },
          pagination: { page: 1, perPage: mostTypes },
        }),
        signal,
      }),
  });
  return ((data?.rows ?? []) as RecordNamed<'punishmentType'>[])
    .filter((type) => isForDriverOf(typeOfDocument, type))
    .map(({ id, name, price, isService }) => ({ id, name, price: price ?? '0.00', isService }));
};

/** The parts of the list of types: services, then penalties. `isKind` says whether a type is in this part. */
const kinds = [
  { title: 'cash.services', isKind: ({ isService }: { readonly isService: boolean }) => isService },
  { title: 'cash.penalties', isKind: ({ isService }: { readonly isService: boolean }) => !isService },
] as const;

/** Adds a penalty or service by hand: its type, quantity and reason. The type sets the price. */
export function AddItem({ truck, act, onClose }: AddItemProps) {
  const text = useText();
  const language = useLanguage();
  const types = useTypes(truck);
  const [typeId, setTypeId] = useState('');
  const [quantityText, setQuantityText] = useState('1');
  const [comment, setComment] = useState('');
  const type = types.find(({ id }) => String(id) === typeId);
  const quantity = parseDecimal(language, quantityText);
  const amount = type && quantity && punishmentAmount(type.price, quantity);
  const isReady = amount !== undefined && amount !== '' && Number(amount) > 0;

  const add = useOneAtATime(async () => {
    if (!type || !quantity || !isReady) return;
    const item = {
      disposition: truck.dispositionId,
      punishmentType: type.id,
      quantity,
      comment: comment.trim() || null,
    };
    if (await act(() => cashCalls.addItem(item))) onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  return (
    <Dialog open onClose={byEscape(onClose)} maxWidth="xs" fullWidth aria-labelledby="add-item">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="add-item">{text('cash.addTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <TypeSelect types={types} typeId={typeId} onChange={setTypeId} />
          <TextField
            label={fieldLabel(language, 'punishment', 'quantity')}
            value={quantityText}
            onChange={({ target }) => setQuantityText(target.value)}
            error={quantity === undefined}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            label={fieldLabel(language, 'punishment', 'comment')}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
            multiline
            minRows={2}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} color="inherit">
            {text('cash.close')}
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady}>
            {isReady ? text('cash.addFor', { amount: moneyText(language, amount) }) : text('cash.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface TypeSelectProps {
  readonly types: ReturnType<typeof useTypes>;
  readonly typeId: string;
  readonly onChange: (typeId: string) => void;
}

const TypeSelect = ({ types, typeId, onChange }: TypeSelectProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <TextField
      select
      label={fieldLabel(language, 'punishment', 'punishmentType')}
      value={typeId}
      onChange={({ target }) => onChange(target.value)}
      autoFocus
      required
    >
      {kinds.flatMap(({ title, isKind }) => {
        const items = types.filter(isKind).map(({ id, name, price }) => (
          <MenuItem key={id} value={String(id)}>
            {name} · {moneyText(language, price)}
          </MenuItem>
        ));
        if (items.length === 0) return [];
        return [
          <ListSubheader key={title} sx={{ pointerEvents: 'none' }}>
            {text(title)}
          </ListSubheader>,
          ...items,
        ];
      })}
    </TextField>
  );
};
