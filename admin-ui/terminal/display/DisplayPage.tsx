import { filled } from '#domain/words/filled.ts';
import { textIn, textsIn } from '#domain/words/rows.ts';
import wordRows from '#domain/words/terminal/display.json' with { type: 'json' };
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { AnswerAt } from '#domain/contracts.ts';
import { isLanguage } from '#domain/kernel/language.ts';
import { callApi } from '../../data/client.ts';
import { mayComeBack } from '../../data/useComeBack.ts';
import { clockText } from '../../objects/formats.ts';
import { useUpgrade } from './useUpgrade.ts';

type Shown = AnswerAt<'GET /display/:token'>;

/** The interval of polling. Polling needs no open connection, and shows the right state as soon as the network is back. */
const pollMs = 3_000;
const dark = {
  background: '#0c1a24',
  panel: '#142836',
  text: '#ffffff',
  quiet: '#b9c9d4',
  go: '#2ee27d',
  stop: '#ffb4ae',
};

/** The texts in the language of the display's record, whatever the browser's language is. */
const wordsFor = (language: string | undefined) => textsIn(wordRows, isLanguage(language) ? language : 'pl');

/** A screen in the yard: large plates and where the trucks go. Nobody signs in; the address contains its token. */
const DisplayPage = () => {
  const { token = '' } = useParams();
  // Reloads the page when the server has a newer version.
  useUpgrade();
  const { data, error } = useQuery({
    queryKey: ['display', token],
    queryFn: ({ signal }) => callApi('GET /display/:token', { params: { token }, signal }),
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
    // The next poll is the next attempt; until then the screen says that the connection is lost.
    retry: false,
  });
  const words = wordsFor(data?.language);
  // This page has no `PageHeader`, which sets the title of other pages, and its language is that of the display.
  useEffect(() => {
    document.title = data?.name ?? 'Keja';
    document.documentElement.lang = data?.language ?? 'pl';
  }, [data?.name, data?.language]);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        bgcolor: dark.background,
        color: dark.text,
        p: '2vw',
        display: 'flex',
        flexDirection: 'column',
        gap: '1.5vw',
      }}
    >
      {error && (
        <Typography role="alert" sx={{ color: dark.stop, fontSize: '2vw', fontWeight: 650 }}>
          {/* A failure after an answer, or one that may pass, is a lost connection. Else no display has this token. */}
          {data !== undefined || mayComeBack(error) ? words.offline : words.unknown}
        </Typography>
      )}
      {data && <Boards shown={data} />}
    </Box>
  );
};

const Boards = ({ shown }: { shown: Shown }) => {
  const words = wordsFor(shown.language);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography component="h1" sx={{ fontSize: '2.4vw', fontWeight: 700 }}>
          {shown.name}
        </Typography>
        <Typography sx={{ fontSize: '2.4vw', fontVariantNumeric: 'tabular-nums' }}>
          {clockText(shown.now)}
        </Typography>
      </Box>
      <Called shown={shown} />
      <Box
        sx={{
          display: 'grid',
          gap: '1.5vw',
          gridTemplateColumns: `repeat(${Math.min(3, shown.stations.length || 1)}, 1fr)`,
        }}
      >
        {shown.stations.map((station) => (
          <Next key={station.name} station={station} words={words} />
        ))}
      </Box>
    </>
  );
};

/** The trucks that may drive in, each with the words of its driver's language. */
const Called = ({ shown }: { readonly shown: Shown }) => {
  const words = wordsFor(shown.language);
  return (
    <Box component="section" aria-label={words.enter} aria-live="polite">
      <Typography component="h2" sx={{ fontSize: '2.2vw', fontWeight: 700, color: dark.go }}>
        {words.enter}
      </Typography>
      <Box sx={{ display: 'grid', gap: '1vw', gridTemplateColumns: 'repeat(auto-fill, minmax(30vw, 1fr))' }}>
        {shown.called.map(({ plate, station, language }) => (
          <Box key={plate} sx={{ bgcolor: dark.panel, borderLeft: `1vw solid ${dark.go}`, p: '1vw 1.5vw' }}>
            <Box sx={{ fontSize: '5vw', fontWeight: 800, lineHeight: 1.1, letterSpacing: '0.02em' }}>
              {plate}
            </Box>
            <Box sx={{ fontSize: '1.9vw' }} lang={language}>
              {textIn(wordRows.enter, language)}: {station}
            </Box>
          </Box>
        ))}
      </Box>
      {shown.called.length === 0 && <Box sx={{ fontSize: '3vw', color: dark.quiet }}>–</Box>}
    </Box>
  );
};

interface NextProps {
  readonly station: Shown['stations'][number];
  readonly words: ReturnType<typeof wordsFor>;
}

/**
 * The trucks of a station that are called next, with the expected times. A truck waits until another one leaves its place. If
 * that other truck has stayed there longer than any truck before, no time is shown (`late`).
 */
const Next = ({ station, words }: NextProps) => (
  <Box component="section" aria-label={station.name}>
    <Typography component="h2" sx={{ fontSize: '1.6vw', fontWeight: 650, color: dark.quiet }}>
      {words.next}: {station.name}
    </Typography>
    {station.next.length === 0 && <Box sx={{ fontSize: '1.6vw', color: dark.quiet }}>{words.nobody}</Box>}
    {station.next.map(({ plate, place, eta }) => (
      <Box
        key={plate}
        sx={{ display: 'flex', gap: '1vw', alignItems: 'baseline', fontSize: '2.4vw', lineHeight: 1.35 }}
      >
        <Box sx={{ width: '3vw', color: dark.quiet, fontVariantNumeric: 'tabular-nums' }}>{place}</Box>
        <Box sx={{ fontWeight: 700, flex: 1 }}>{plate}</Box>
        <Box sx={{ fontSize: '1.6vw', color: dark.quiet }}>
          {eta && !eta.late ? filled(words.about, { time: clockText(eta.expected) }) : ''}
        </Box>
      </Box>
    ))}
  </Box>
);

export default DisplayPage;
