import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import CancelIcon from '@mui/icons-material/CloseOutlined';
import { Link } from 'react-router-dom';
import type { DebtItem } from '#domain/finance/debt.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { cashCalls } from './cashCalls.ts';
import type { Act } from './useDebt.ts';

/** An unpaid item. Whether somebody added it by hand is not shown. */
type UnpaidItem = Omit<DebtItem, 'isHandcrafted'>;

/** The unpaid items. Each can be cancelled with a reason. */
export function DebtItems({ items, act }: { readonly items: readonly UnpaidItem[]; readonly act: Act }) {
  const text = useText();
  const language = useLanguage();
  const ask = useAsk();
  const cancel = async ({ punishmentId, name, amount }: UnpaidItem) => {
    const consent = await ask({
      text: text('cash.cancelAsk', { name, amount: moneyText(language, amount) }),
      reason: text('cash.cancelReason'),
      suggestions: [text('cash.reasonScale'), text('cash.reasonGate'), text('cash.reasonTerminal')],
      danger: true,
    });
    if (consent) await act(() => cashCalls.cancelItem(punishmentId, consent.reason));
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {items.map((item) => (
        <ItemLine key={item.punishmentId} item={item} onCancel={() => void cancel(item)} />
      ))}
    </Box>
  );
}

interface ItemLineProps {
  readonly item: UnpaidItem;
  readonly onCancel: () => void;
}

const ItemLine = ({ item, onCancel }: ItemLineProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component={Link} to={`/${objects.punishment.path}/${item.punishmentId}`} color="primary">
          {item.name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[item.numberStr, dateTimeText(item.date), item.comment].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {moneyText(language, item.amount)}
      </Typography>
      <Tooltip title={text('cash.cancelItem')}>
        <IconButton size="small" onClick={onCancel} aria-label={`${text('cash.cancelItem')}: ${item.name}`}>
          <CancelIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};
