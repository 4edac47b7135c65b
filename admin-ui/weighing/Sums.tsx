import { Box, Typography } from '@mui/material';
import type { Weights } from '#domain/weighing/weighingPlan.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';

/**
 * The recorded weights, and in colour those that recording the present weight would add.
 * @param after the weights after such a recording; undefined if the present weight cannot be recorded or is recorded already
 */
export function Sums({ recorded, after }: { recorded: Weights; after: Weights | undefined }) {
  const text = useText();
  const language = useLanguage();
  const willChange = after !== undefined && after.net !== recorded.net;
  // For each cell: its label, the recorded weight, and the weight that would be added. A net weight that will change is shown as
  // an added one, also where one is recorded.
  const cells = [
    [text('desk.gross'), recorded.gross, after?.gross],
    [text('desk.tare'), recorded.tare, after?.tare],
    willChange ? [text('desk.netAfter'), null, after.net] : [text('desk.net'), recorded.net, null],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, mt: 1.5 }}>
      {cells.map(([label, tonnes, added]) => {
        const isNew = tonnes === null && Boolean(added);
        return (
          <Box
            key={label}
            sx={{
              border: 1,
              borderColor: isNew ? 'primary.main' : 'divider',
              borderRadius: 1,
              px: 1.25,
              py: 0.75,
            }}
          >
            <Typography variant="caption" color="text.secondary">
              {label}
            </Typography>
            <Typography
              sx={{
                fontSize: 22,
                fontWeight: 700,
                lineHeight: 1.2,
                whiteSpace: 'nowrap',
                ...(isNew ? { color: 'primary.main' } : {}),
              }}
            >
              {weightText(language, tonnes ?? added, 3) || '–'}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
