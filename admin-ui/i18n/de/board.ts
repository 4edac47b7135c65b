import type { Words } from '../words.ts';

export const board: Words<'board'> = {
  view: 'Ansicht',
  byStatus: 'Nach Status',
  byStation: 'Nach Station',
  byOrder: 'Nach Auftrag',
  noStation: 'Ohne Station',
  noOrder: 'Ohne Auftrag',
  reorder: 'Platz in der Schlange ändern',
  reorderAsk: 'Welchen Platz in der Schlange soll %{plate} bekommen?',
  place: 'Platz',
  prioritise: 'Vorrang ändern',
  prioritiseAsk: 'Welchen Vorrang soll %{plate} haben?',
  hold: 'Zurückgehalten',
  release: 'Freigegeben',
  overrun: 'Zeit überschritten',
  late: 'Abfertigung dauert länger als üblich',
  yardFull: 'Hof voll',
  noShows: '%{smart_count}-mal nicht erschienen |||| %{smart_count}-mal nicht erschienen',
  reasons: {
    documents: 'Papiere fehlen',
    inspection: 'Kontrolle',
    customer: 'Wunsch des Kunden',
    breakdown: 'Störung',
    agreed: 'Mit dem Schichtleiter vereinbart',
    noShow: 'Der Fahrer ist nicht erschienen',
  },
};
