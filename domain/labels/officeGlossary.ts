import type { Language } from '../kernel/language.ts';

/** The one name of a thing in office texts, and the words that must not be used for it. */
export interface OfficeTerm {
  readonly name: string;
  readonly not: readonly RegExp[];
}

/**
 * The words of the back office: labels, refusals, notices and screens. Each thing has one name in a language, which is the name
 * that the trade uses. Drivers read the shorter name of `driverGlossary`. A test checks all texts against this list. A language
 * that nobody has reviewed yet has no terms. `\S*` stands for the endings of a word. `(?!…)` and `(?<!…)` spare the same letters
 * in another meaning, as in "droga krajowa" or "Warteschlange". A few names are rules of style: "nieosobowo" asks for impersonal
 * verbs.
 */
export const officeGlossary: Readonly<Partial<Record<Language, readonly OfficeTerm[]>>> = {
  pl: [
    { name: 'kwit wagowy', not: [/kart\S* ważenia/i] },
    { name: 'stanowisko wagowe', not: [/stanowisk\S* ważenia/i] },
    { name: 'stanowisko komputerowe', not: [/stanowisk\S* pracy/i] },
    { name: 'nr rejestracyjny', not: [/(sprawdź|bez) tablic/i, /^tablica,/i] },
    { name: 'wiadomość z linkiem', not: [/odnośnik/i, /\blist(u|em)?\b(?= (z|do|i|aktywac))/i, /dostałeś/i] },
    { name: 'wezwanie wstrzymane', not: [/przytrzyma/i] },
    { name: 'przywróć, usuń trwale', not: [/usuń (za|o)znaczenie/i, /usuń na stałe/i] },
    { name: 'uzgodniona', not: [/ratyfik/i] },
    { name: 'brak stawienia się', not: [/niestawien/i] },
    { name: 'zawinięcie statku', not: [/rejestracj\S* statk/i, /\(pion\)/i] },
    { name: 'odważenia', not: [/\bporcj/i, /\bwsad/i] },
    { name: 'przesunięcie', not: [/przemieszcz/i] },
    {
      name: 'proces zatrzymany',
      not: [/proces\S* (stoi|stoją|stanął)/i, /(?<!\p{L})stoi(?!\p{L})(?!.*wadze)/iu],
    },
    { name: 'przejście', not: [/\bdrog[aąi]\b(?! (woj|kraj))/i, /w kółko/i] },
    { name: 'czynności', not: [/^działania$/i] },
    { name: 'nie można', not: [/nie da się/i] },
    { name: 'zakładka', not: [/otwarte karty/i, /kart[aęy] (przypięta|bieżąca)/i, /na tej karcie/i] },
    { name: 'formularz (widok rekordu)', not: [/karcie rekordu/i, /^karta$/i] },
    { name: 'szablon wydruku', not: [/formularz\S* wydruku/i] },
    { name: 'liczba egzemplarzy', not: [/liczba kopii/i] },
    { name: 'suma kontrolna', not: [/^skrót (?!nazwy)/i] },
    { name: 'strona odpowiedzialna', not: [/sprawc/i] },
    { name: 'numer referencyjny', not: [/referencja/i] },
    { name: 'dziennik komunikacji', not: [/(zapis|pobierz) przebieg/i] },
    { name: 'symulacja kolejki', not: [/co by było/i] },
    {
      name: 'nieosobowo',
      not: [
        /^(ważył|zapisał|anulował|przyjął|dodał)\(?a?\)?$/i,
        /(?<!\p{L})(czekam|ważę|drukuję|próbuję|łączę|sprawdzam|wysyłamy)(?!\p{L})/iu,
      ],
    },
  ],
  en: [
    { name: 'catalogue', not: [/\bcatalogs?\b/i] },
    { name: 'started', not: [/^begun$/i] },
    { name: 'handling order', not: [/disposition/i] },
    { name: 'weighbridge ticket', not: [/weighing (card|ticket)/i] },
    { name: 'complaint', not: [/reclamation/i, /perpetrator/i] },
    { name: 'penalties and charges', not: [/punish/i, /\bfees?\b/i] },
    { name: 'withdrawal', not: [/resign/i] },
    { name: 'truck park', not: [/\bparking\b/i] },
    { name: 'agreed', not: [/ratif/i] },
    { name: 'wagon', not: [/\bcarriages?\b/i] },
    { name: 'lab test', not: [/\bresearch\b/i] },
    {
      name: 'undo, reopen, correct',
      not: [/(take|taken|takes) (back|it back)/i, /take (it )?up again/i, /\bmend/i],
    },
    {
      name: 'is in, is at',
      not: [/\b(stands?|lies?) (in|on|at|there|here)\b/i, /these data/i, /exists already/i],
    },
    { name: 'job title', not: [/\bstanding\b/i] },
    { name: 'register of weighings', not: [/plumb line/i] },
  ],
  nl: [
    { name: 'handmatig', not: [/met de hand/i] },
    { name: 'ploeg', not: [/ploegendienst/i] },
    { name: 'overslagopdracht', not: [/dispositie/i] },
    { name: 'weegbon', not: [/weegkaart/i] },
    { name: 'weegbrug', not: [/weegschaal/i] },
    { name: 'parkeerplaats', not: [/\b(hoofd)?parking\b/i] },
    { name: 'vrachtwagen', not: [/\btrucks?\b/i] },
    { name: 'reclamatie', not: [/klacht/i] },
    { name: 'overeengekomen', not: [/ratific|bekrachtig/i] },
  ],
  de: [
    { name: 'zum Löschen vormerken', not: [/zum löschen markier/i] },
    { name: 'Umschlagauftrag', not: [/disposition/i] },
    { name: 'Wiegeschein', not: [/wiegekarte/i] },
    { name: 'Wägung', not: [/verwieg|verwogen|wiegung/i] },
    // "Löschung" and "Schiffslöschung" are an unloading; in all other words "löschung" means that something is deleted.
    { name: 'Entladung', not: [/\w*löschung(?!\p{L})(?<=schiffslöschung|(?<!\p{L})löschung)/iu] },
    { name: 'Warteschlange', not: [/(?<!warte)schlange/i] },
    { name: 'USt-IdNr. (NIP)', not: [/steuernummer/i] },
    {
      name: 'Vorgang, freigeben, vormerken, erfassen',
      not: [/\boperation\b/i, /genehmig/i, /löschmarkierung/i, /aufzeichnen/i],
    },
    { name: 'vereinbart', not: [/ratifi/i] },
    { name: 'Abbruch', not: [/rücktritt|verzichtet/i] },
    { name: 'gestört, außer Betrieb', not: [/geht nicht\b/i] },
  ],
  fr: [
    {
      name: 'ordre de mouvement',
      not: [
        /(^|la |une |cette |sans |de )disposition(?! (de la vue|standard|du dessin))( %|s? ferr| est (close|rat))/i,
      ],
    },
    { name: 'bon de pesée', not: [/(ticket|fiche) de pesée/i] },
    { name: 'poste (3×8)', not: [/\bvacations?\b/i] },
    { name: 'convenu', not: [/ratifi/i] },
    { name: 'désistement', not: [/renonce/i] },
    { name: 'registre des pesées', not: [/fil à plomb/i] },
  ],
  it: [
    { name: 'pesata (la singola)', not: [/pesatura (annullata|nave)/i] },
    { name: 'ordine di movimentazione', not: [/disposizion[ei](?! del disegno)/i] },
    { name: 'bolletta di pesatura', not: [/cedolino|scheda di pes/i] },
    { name: 'pesata', not: [/(prima|seconda|ultima|registra|annulla|la) pesatura/i] },
    { name: 'totem', not: [/chiosco/i] },
    { name: 'concordato', not: [/ratific/i] },
  ],
  es: [
    { name: 'orden de movimiento', not: [/disposici(ón|ones)(?! del dibujo)/i] },
    { name: 'tique de pesaje', not: [/tarjeta de pesaje|\bticket/i] },
    { name: 'la terminal, el datáfono', not: [/\b(el|al|del) terminal\b/i] },
    { name: 'acordada', not: [/ratific/i] },
    { name: 'registro de pesadas', not: [/plomada/i] },
  ],
};
