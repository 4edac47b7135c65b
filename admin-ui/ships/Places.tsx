import { Box, Typography } from '@mui/material';
import type { PicturedPlace } from '#domain/ships/unloadingPicture.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { percentOf } from '../parts/percentOf.ts';

interface PlacesProps {
  readonly title: string;
  readonly places: readonly PicturedPlace[];
  /** Whether these places are emptied: the holds of a ship that is unloaded, or the boxes from which a ship is loaded. */
  readonly empties?: boolean;
  /** Whether these places are the holds of a ship. */
  readonly hull?: boolean;
}

/** Holds or boxes side by side. Each shows how full it is now. */
export function Places({ title, places, empties = false, hull = false }: PlacesProps) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 650, mb: 0.5 }}>{title}</Typography>
      <Box
        sx={{
          display: 'flex',
          gap: 0.5,
          flexWrap: 'wrap',
          p: 1,
          bgcolor: 'action.hover',
          // A hull for the holds, flat ground for the boxes.
          borderRadius: hull ? '4px 4px 44px 44px / 4px 4px 30px 30px' : '4px',
          px: hull ? 4 : 1,
        }}
      >
        {places.map((place) => (
          <PlaceBox key={`${place.boxId}-${place.name}`} place={place} empties={empties} />
        ))}
      </Box>
    </Box>
  );
}

/** One hold or box. `netto` is the cargo that was weighed out of the place or into it; `planned` is null without a plan. */
const PlaceBox = ({ place, empties }: { readonly place: PicturedPlace; readonly empties: boolean }) => {
  const text = useText();
  const language = useLanguage();
  const percent = percentOf(place.netto, place.planned);
  // Without a plan the share is unknown: a place with any weighed cargo is drawn full.
  const percentWithoutPlan = Number(place.netto) > 0 ? 100 : 0;
  const movedPercent = Math.min(100, percent ?? percentWithoutPlan);
  // A place that is emptied is drawn with the cargo that is left in it.
  const height = empties && percent !== null ? 100 - movedPercent : movedPercent;
  const name = place.name || text('unloading.unnamed');
  const percentText =
    percent === null
      ? ''
      : text(empties ? 'unloading.emptied' : 'unloading.filled', { percent: Math.round(percent) });
  const over = percent !== null && percent > 100;
  const plannedText = place.planned
    ? ` ${text('unloading.of', { planned: weightText(language, place.planned, 3) })}`
    : '';
  const weights = `${weightText(language, place.netto, 3)}${plannedText}`;
  return (
    <Box
      role="img"
      aria-label={`${name}: ${percentText ? `${percentText}, ` : ''}${weights}`}
      sx={{ flex: '1 1 96px', minWidth: 96, maxWidth: 190 }}
    >
      <Filling height={height} over={over} empties={empties} percentText={percentText} />
      <Typography noWrap sx={{ fontWeight: 650, fontSize: 14, textAlign: 'center', mt: 0.25 }} title={name}>
        {name}
      </Typography>
      <Typography sx={{ fontSize: 12.5, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
        {weightText(language, place.netto, 2)}
        {place.planned && (
          <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
            {text('unloading.of', { planned: weightText(language, place.planned, 2) })}
          </Box>
        )}
      </Typography>
    </Box>
  );
};

interface FillingProps {
  /** The height of the filling, in percent of the picture. */
  readonly height: number;
  /** Whether more was weighed into the place, or out of it, than was planned. */
  readonly over: boolean;
  readonly empties: boolean;
  readonly percentText: string;
}

/** How full a place is, in a picture. */
const Filling = ({ height, over, empties, percentText }: FillingProps) => (
  <Box
    sx={{
      height: 92,
      border: 2,
      borderColor: over ? 'error.main' : 'text.secondary',
      // A place that is filled is drawn open at the top.
      borderTop: empties ? 2 : 0,
      borderRadius: 0.5,
      position: 'relative',
      bgcolor: 'background.paper',
      overflow: 'hidden',
    }}
  >
    <Box
      sx={{
        position: 'absolute',
        inset: 'auto 0 0 0',
        height: `${height}%`,
        bgcolor: over ? 'error.main' : 'warning.main',
        opacity: 0.45,
        transition: 'height 0.6s',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    />
    <Typography
      sx={{
        position: 'relative',
        textAlign: 'center',
        fontWeight: 700,
        fontSize: 15,
        lineHeight: 1.25,
        px: 0.5,
        mt: 3,
        // The background makes the text readable: the filling behind it is too bright in the dark theme and too dark in the
        // light one.
        width: 'fit-content',
        mx: 'auto',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {percentText}
    </Typography>
  </Box>
);
