import type { DriverLanguage } from './driverLanguage.ts';

/** The one name of a thing in texts for drivers, and patterns of the names that must not be used for it. */
export interface DriverTerm {
  readonly name: string;
  readonly not: readonly RegExp[];
}
/**
 * The things about which drivers read. `order` is a disposition, `weighbridgeTicket` the paper with the weights, `ticket` the number
 * by which a driver is called.
 */
type Things =
  'order' | 'weighbridgeTicket' | 'weighbridge' | 'ticket' | 'queue' | 'parking' | 'terminal' | 'goods';

/** The terms in SMS, slips and kiosk. Texts for drivers use these names; a test checks the texts. */
export const driverGlossary: Readonly<Partial<Record<DriverLanguage, Readonly<Record<Things, DriverTerm>>>>> =
  {
    pl: {
      order: { name: 'dyspozycja', not: [/zleceni/i, /zamówieni/i] },
      weighbridgeTicket: { name: 'kwit wagowy', not: [/kart[aęy] ważenia/i] },
      weighbridge: { name: 'waga', not: [/stanowisk/i] },
      ticket: { name: 'bilet', not: [/\btikiet/i] },
      queue: { name: 'kolejka', not: [] },
      parking: { name: 'parking', not: [/\bplac\b/i] },
      // "Na terminalu" is the locative; elsewhere the genitive is "terminala".
      terminal: { name: 'terminal, terminala', not: [/(?<!\b(na|w|przy|po) )terminalu/i] },
      goods: { name: 'towar', not: [/ładunek\b/i] },
    },
    en: {
      order: { name: 'order', not: [/disposition/i] },
      weighbridgeTicket: { name: 'weighbridge ticket', not: [/weighing (card|record|ticket)/i] },
      weighbridge: { name: 'weighbridge', not: [/\bscales?\b/i, /weighing station/i] },
      ticket: { name: 'ticket', not: [] },
      queue: { name: 'queue', not: [/\bline\b/i] },
      parking: { name: 'truck park', not: [/parking/i, /\bextra truck/i] },
      terminal: { name: 'terminal', not: [] },
      goods: { name: 'goods', not: [/\bcargo\b/i] },
    },
    de: {
      order: { name: 'Auftrag', not: [/disposition/i] },
      weighbridgeTicket: { name: 'Wiegeschein', not: [/wiegekarte/i] },
      weighbridge: { name: 'Waage', not: [/\bwäger\b/i, /verwiegung/i] },
      ticket: { name: 'Ticket', not: [/\bBillett/i] },
      queue: { name: 'Warteschlange', not: [/(?<!Warte)\bschlange/i] },
      parking: { name: 'Parkplatz', not: [/\bparking/i] },
      terminal: { name: 'Terminal', not: [] },
      goods: { name: 'Ware', not: [/\bFracht\b/i] },
    },
    uk: {
      order: { name: 'замовлення', not: [/диспозиці/i, /розпоряджен/i] },
      weighbridgeTicket: { name: 'талон зважування', not: [/картк\S* зважування/i] },
      weighbridge: { name: 'ваги', not: [/^вага$/i] },
      ticket: { name: 'квиток', not: [/білет/i] },
      queue: { name: 'черга', not: [] },
      parking: { name: 'парковка', not: [/стоянк/i, /паркінг/i] },
      terminal: { name: 'термінал', not: [] },
      goods: { name: 'вантаж', not: [/товар/i] },
    },
    nl: {
      order: { name: 'opdracht', not: [/dispositie/i] },
      weighbridgeTicket: { name: 'weegbon', not: [/weegkaart/i] },
      weighbridge: { name: 'weegbrug', not: [/weegstation/i, /weegschaal/i] },
      ticket: { name: 'ticket', not: [] },
      queue: { name: 'wachtrij', not: [] },
      parking: { name: 'parkeerplaats', not: [/\bparking/i, /hoofdparking/i] },
      terminal: { name: 'terminal', not: [] },
      goods: { name: 'goederen', not: [] },
    },
    fr: {
      order: { name: 'ordre', not: [/commande/i, /\bdisposition/i] },
      weighbridgeTicket: { name: 'bon de pesée', not: [/fiche de pesée/i, /ticket de pesée/i] },
      weighbridge: { name: 'bascule', not: [/poste de pesage/i, /\bbalance/i] },
      ticket: { name: 'ticket', not: [/\bbillet/i] },
      queue: { name: 'file', not: [/\bqueue\b/i] },
      parking: { name: 'parking', not: [/stationnement/i] },
      terminal: { name: 'terminal', not: [] },
      goods: { name: 'marchandise', not: [/\bproduit/i] },
    },
    it: {
      order: { name: 'ordine', not: [/disposizion/i] },
      weighbridgeTicket: { name: 'bolletta di pesatura', not: [/scheda di pes/i, /cedolino/i] },
      weighbridge: { name: 'pesa', not: [/stazione di pes/i, /bilancia/i] },
      ticket: { name: 'biglietto', not: [/\bticket\b/i] },
      queue: { name: 'coda', not: [/\bfila\b/i] },
      parking: { name: 'parcheggio', not: [/\bparking/i] },
      terminal: { name: 'terminal', not: [/terminale/i, /chiosco/i] },
      goods: { name: 'merce', not: [/prodotto/i] },
    },
    es: {
      order: { name: 'orden', not: [/pedido/i, /disposici/i] },
      weighbridgeTicket: { name: 'tique de pesaje', not: [/tarjeta de pesaje/i] },
      weighbridge: { name: 'báscula', not: [/estación de pesaje/i, /balanza/i] },
      ticket: { name: 'tique', not: [/\bticket/i] },
      queue: { name: 'cola', not: [/\bfila\b/i] },
      parking: { name: 'aparcamiento', not: [/\bparking/i] },
      terminal: { name: 'la terminal', not: [/\b(el|al|del) terminal/i] },
      goods: { name: 'mercancía', not: [/producto/i] },
    },
  };
