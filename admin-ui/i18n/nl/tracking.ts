import type { Words } from '../words.ts';

export const tracking: Words<'tracking'> = {
  panel: 'Tijdregistratie',
  running: 'Tijdregistratie: %{smart_count} lopend |||| Tijdregistratie: %{smart_count} lopend',
  start: 'Registratie starten',
  openRecord: 'Open het record waaraan u werkt om de tijdregistratie te starten.',
  alreadyRunning: 'Voor dit record loopt al een tijdregistratie.',
  none: 'Er loopt geen registratie.',
  stop: 'Stoppen',
  comment: 'Opmerking',
  since: 'sinds %{time}',
  stopped: 'Registratie gestopt: %{time}',
  all: 'Alle geregistreerde tijd',
  seconds: '%{time} s',
  minutes: '%{time} min',
  hours: '%{time} u',
};
