import type { Words } from '../words.ts';

export const board: Words<'board'> = {
  view: 'Weergave',
  byStatus: 'Op status',
  byStation: 'Op station',
  byOrder: 'Op opdracht',
  noStation: 'Geen station',
  noOrder: 'Geen opdracht',
  reorder: 'Plaats in de wachtrij wijzigen',
  reorderAsk: 'Welke plaats in de wachtrij krijgt %{plate}?',
  place: 'Plaats',
  prioritise: 'Prioriteit wijzigen',
  prioritiseAsk: 'Welke prioriteit krijgt %{plate}?',
  hold: 'Vastgehouden',
  release: 'Vrijgegeven',
  overrun: 'Tijd overschreden',
  late: 'afhandeling duurt langer dan normaal',
  yardFull: 'terrein vol',
  noShows: '%{smart_count} keer niet verschenen |||| %{smart_count} keer niet verschenen',
  reasons: {
    documents: 'Documenten ontbreken',
    inspection: 'Controle',
    customer: 'Op verzoek van de klant',
    breakdown: 'Storing',
    agreed: 'Afgesproken met de ploegleider',
    noShow: 'De chauffeur is niet verschenen',
  },
};
