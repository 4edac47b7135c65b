import { Box, List, ListItemButton, Typography } from '@mui/material';
import type { Debtor } from '#domain/finance/debt.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { moneyText } from '../objects/formats.ts';
import { toneOf } from '../objects/statusTones.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useText } from '../i18n/useText.ts';
import { walkByArrows } from '../parts/walkByArrows.ts';

interface DebtorListProps {
  /** Undefined until the first answer; `more` tells whether there are further debtors than these. */
  readonly found: { readonly rows: readonly Debtor[]; readonly more: boolean } | undefined;
  /** The id of the disposition of the chosen truck. */
  readonly chosen: number | undefined;
  readonly onChoose: (dispositionId: number) => void;
}

/** Trucks with their debts. The arrow keys and Enter choose one. */
export function DebtorList({ found, chosen, onChoose }: DebtorListProps) {
  const language = useLanguage();
  const text = useText();
  const debtors = found?.rows ?? [];
  return (
    <>
      <List component="div" disablePadding>
        {debtors.map((debtor) => (
          <ListItemButton
            key={debtor.dispositionId}
            selected={debtor.dispositionId === chosen}
            onClick={() => onChoose(debtor.dispositionId)}
            onKeyDown={walkByArrows}
            sx={{ display: 'flex', gap: 1.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 650 }}>{debtor.plate ?? debtor.numberStr}</Typography>
              <Typography variant="body2" color="text.secondary" noWrap>
                {[debtor.numberStr, debtor.ticket, debtor.driver].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            {debtor.carsQueueStatus && (
              <StatusChip
                label={enumLabel(language, 'carsQueueStatus', debtor.carsQueueStatus)}
                tone={toneOf('carsQueueStatus', debtor.carsQueueStatus)}
              />
            )}
            <Typography
              sx={{ minWidth: 90, textAlign: 'right', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
              color={Number(debtor.amount) > 0 ? 'error.main' : 'text.secondary'}
            >
              {moneyText(language, debtor.amount)}
            </Typography>
          </ListItemButton>
        ))}
      </List>
      {found?.more && (
        <Typography color="text.secondary" sx={{ p: 1.5, textAlign: 'center' }}>
          {text('cash.more', { count: debtors.length })}
        </Typography>
      )}
    </>
  );
}
