import type { Words } from '../words.ts';

export const ksef: Words<'ksef'> = {
  title: 'Facturen op weg naar KSeF',
  subtitle: 'Wat KSeF nog niet heeft aangenomen. Aangenomen facturen staan in de facturenlijst.',
  none: 'Alle facturen zijn in KSeF.',
  blocked: 'Kan niet worden uitgereikt',
  open: 'Uitgereikt, nog niet aangenomen',
  panel: 'KSeF',
  check: 'Controleren in KSeF',
  pdf: 'Afdruk (PDF)',
  xml: 'XML',
  upo: 'UPO',
  resend: 'Opnieuw proberen',
  again: 'Wordt opnieuw geprobeerd.',
  waiting: 'De factuur wacht op verzending. U hoeft niets te doen; uiterlijk %{until}.',
  sent: 'KSeF controleert de factuur. Het nummer verschijnt hier vanzelf.',
  offline:
    'Uitgereikt in modus offline24: KSeF antwoordt niet. De factuur moet er uiterlijk %{until} zijn; het systeem verstuurt haar zelf zodra KSeF terug is.',
  late: 'De factuur had uiterlijk %{until} verstuurd moeten zijn. Probeer opnieuw en licht de boekhouding in.',
  reason: 'Laatste antwoord: %{reason}',
  refused:
    'KSeF heeft de factuur geweigerd: %{reason}. Verbeter de koper in de betaling, of de gegevens en het token van onze firma, en probeer opnieuw: de factuur houdt haar nummer.',
};
