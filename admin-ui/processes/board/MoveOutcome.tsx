import { Alert, Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import type { MoveItem } from '#domain/processes/processAnswers.ts';
import { useText } from '../../i18n/useText.ts';

const mostNamed = 20;

/** How many processes were moved, and which have gone on meanwhile and stay on their version. */
export const MoveOutcome = ({ items }: { readonly items: readonly MoveItem[] }) => {
  const text = useText();
  const left = items.filter(({ moved }) => !moved);
  return (
    <>
      <Alert severity="success">
        {text('processBoard.moved', { smart_count: items.length - left.length })}
      </Alert>
      {left.length > 0 && (
        <Alert severity="warning">
          {text('processBoard.notMoved', { count: left.length })}{' '}
          {left.slice(0, mostNamed).map(({ exemplarId }) => (
            <TextLink
              key={exemplarId}
              component={Link}
              to={`/${objects.bpExemplar.path}/${exemplarId}`}
              sx={{ mr: 1 }}
            >
              {exemplarId}
            </TextLink>
          ))}
          {left.length > mostNamed && '…'}
        </Alert>
      )}
    </>
  );
};
