import { Alert, Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import type { MoveItem } from '#domain/processes/processAnswers.ts';
import { useText } from '../../i18n/useText.ts';

/** At most so many processes that were not moved are named; the text before their names says how many there are. */
const mostNamed = 20;
/** The outcomes of processes that needed no move: they have not begun, already follow the new version, or have ended. */
const asideKinds = ['not_begun', 'there', 'over'] as const;
const isAside = ({ landing }: MoveItem): boolean => asideKinds.some((aside) => aside === landing.kind);

/**
 * How many processes were moved, which were not moved because they have left their stage meanwhile, and how many needed no move
 * (`aside`).
 */
export function MoveOutcome({ items }: { readonly items: readonly MoveItem[] }) {
  const text = useText();
  const moved = items.filter((item) => item.moved);
  const notMoved = items.filter((item) => !item.moved && !isAside(item));
  const aside = asideKinds
    .map((kind) => ({ kind, count: items.filter(({ landing }) => landing.kind === kind).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      {moved.length > 0 && (
        <Alert severity="success">{text('processBoard.moved', { smart_count: moved.length })}</Alert>
      )}
      {notMoved.length > 0 && (
        <Alert severity="warning">
          {text('processBoard.notMoved', { count: notMoved.length })}{' '}
          {notMoved.slice(0, mostNamed).map(({ exemplarId }) => (
            <TextLink
              key={exemplarId}
              component={Link}
              to={`/${objects.bpExemplar.path}/${exemplarId}`}
              sx={{ mr: 1 }}
            >
              {exemplarId}
            </TextLink>
          ))}
          {notMoved.length > mostNamed && '…'}
        </Alert>
      )}
      {aside.map(({ kind, count }) => (
        <Alert key={kind} severity="info">
          {text(`processBoard.landing.${kind}`, { count })}
        </Alert>
      ))}
    </>
  );
}
