import type { Words } from '../words.ts';

export const board: Words<'board'> = {
  view: 'Vista',
  byStatus: 'Per stato',
  byStation: 'Per stazione',
  byOrder: 'Per ordine',
  noStation: 'Senza stazione',
  noOrder: 'Senza ordine',
  reorder: 'Cambia posto in coda',
  reorderAsk: 'Quale posto in coda dare a %{plate}?',
  place: 'Posto',
  prioritise: 'Cambia priorità',
  prioritiseAsk: 'Quale priorità dare a %{plate}?',
  hold: 'Trattenuto',
  release: 'Sbloccato',
  overrun: 'Tempo superato',
  late: 'il servizio dura più del solito',
  yardFull: 'piazzale pieno',
  noShows: 'assente %{smart_count} volta |||| assente %{smart_count} volte',
  reasons: {
    documents: 'Documenti mancanti',
    inspection: 'Controllo',
    customer: 'Richiesta del cliente',
    breakdown: 'Guasto',
    agreed: 'Concordato con il capoturno',
    noShow: 'L’autista non si è presentato',
  },
};
