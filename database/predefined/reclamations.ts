import { languages, type Language } from '#domain/kernel/language.ts';

/** A code, and how it is called in the order of `languages`. */
type Entry = readonly [code: string, ...names: string[]];

const entryOf = ([code, ...names]: Entry) => ({
  code,
  name: names[0] ?? code,
  lang: Object.fromEntries(languages.map((language: Language, at) => [language, names[at] ?? ''])),
});

const dictionary = (entries: readonly Entry[]) => entries.map(entryOf);

// prettier-ignore
/** What may be wrong; `MASA` is what a weighbridge hears most. */
export const reclamationSubjects = dictionary([
  ['MASA', 'Różnica masy', 'Weight difference', 'Gewichtsverschil', 'Gewichtsabweichung', 'Écart de poids', 'Differenza di peso', 'Diferencia de peso'],
  ['JAKOSC', 'Jakość towaru', 'Quality of the goods', 'Kwaliteit van de goederen', 'Warenqualität', 'Qualité de la marchandise', 'Qualità della merce', 'Calidad de la mercancía'],
  ['TERMIN', 'Opóźnienie', 'Delay', 'Vertraging', 'Verspätung', 'Retard', 'Ritardo', 'Retraso'],
  ['ZANIECZ', 'Zanieczyszczenie', 'Contamination', 'Verontreiniging', 'Verunreinigung', 'Contamination de la marchandise', 'Contaminazione', 'Contaminación'],
  ['DOKUM', 'Błąd w dokumentach', 'Error in the documents', 'Fout in de documenten', 'Fehler in den Papieren', 'Erreur dans les documents', 'Errore nei documenti', 'Error en los documentos'],
  ['USZK', 'Uszkodzenie w transporcie', 'Damage in transit', 'Transportschade', 'Transportschaden', 'Avarie de transport', 'Danno da trasporto', 'Daño en el transporte'],
]);

// prettier-ignore
/** What is decided, and the state that follows. */
export const reclamationDecisions = dictionary([
  ['GRANTED', 'Uznana', 'Accepted', 'Toegewezen', 'Anerkannt', 'Acceptée', 'Accolto', 'Aceptada'],
  ['PARTLY', 'Uznana częściowo', 'Accepted in part', 'Gedeeltelijk toegewezen', 'Teilweise anerkannt', 'Acceptée en partie', 'Accolto in parte', 'Aceptada en parte'],
  ['REFUSED', 'Nieuznana', 'Refused', 'Niet toegewezen', 'Nicht anerkannt', 'Refusée', 'Non accolto', 'No aceptada'],
]).map((decision) => ({
  ...decision,
  reclamationState: decision.code === 'REFUSED' ? 'rejected' : 'decided',
}));

// prettier-ignore
export const reclamationExecutions = dictionary([
  ['REPAIR', 'Naprawa', 'Repair', 'Reparatie', 'Reparatur', 'Réparation', 'Riparazione', 'Reparación'],
  ['EXCHANGE', 'Wymiana towaru', 'Exchange of the goods', 'Omruiling', 'Umtausch', 'Échange de la marchandise', 'Sostituzione della merce', 'Cambio de la mercancía'],
  ['REFUND', 'Zwrot pieniędzy', 'Refund', 'Terugbetaling', 'Rückerstattung', 'Remboursement', 'Rimborso', 'Reembolso'],
  ['DISCOUNT', 'Obniżenie ceny', 'Price reduction', 'Prijsverlaging', 'Preisnachlass', 'Réduction de prix', 'Riduzione di prezzo', 'Rebaja del precio'],
  ['CORRECTION', 'Faktura korygująca', 'Correcting invoice', 'Correctiefactuur', 'Korrekturrechnung', 'Facture rectificative', 'Fattura rettificativa', 'Factura rectificativa'],
  ['SUPPLY', 'Dosłanie brakującej ilości', 'Delivery of what is missing', 'Nalevering', 'Nachlieferung', 'Livraison du manquant', 'Consegna della quantità mancante', 'Entrega de lo que falta'],
]);

// prettier-ignore
export const reclamationReasons = dictionary([
  ['WEIGHING', 'Błąd ważenia', 'Weighing error', 'Weegfout', 'Wiegefehler', 'Erreur de pesée', 'Errore di pesatura', 'Error de pesaje'],
  ['MOISTURE', 'Wilgotność', 'Moisture', 'Vochtigheid', 'Feuchtigkeit', 'Humidité', 'Umidità', 'Humedad'],
  ['LOADING', 'Błąd załadunku', 'Loading error', 'Laadfout', 'Ladefehler', 'Erreur de chargement', 'Errore di carico', 'Error de carga'],
  ['STORAGE', 'Złe składowanie', 'Bad storage', 'Slechte opslag', 'Falsche Lagerung', 'Mauvais stockage', 'Stoccaggio errato', 'Mal almacenamiento'],
  ['ACCIDENT', 'Zdarzenie w drodze', 'Incident on the way', 'Voorval onderweg', 'Vorfall unterwegs', 'Incident en route', 'Incidente durante il viaggio', 'Incidente en el camino'],
  ['PAPERS', 'Pomyłka w dokumentach', 'Mistake in the papers', 'Vergissing in de papieren', 'Verwechslung in den Papieren', 'Confusion dans les papiers', 'Errore nelle carte', 'Equivocación en los papeles'],
]);

// prettier-ignore
export const reclamationPerpetrators = dictionary([
  ['TERMINAL', 'Terminal', 'The terminal', 'De terminal', 'Das Terminal', 'Le terminal', 'Il terminale', 'La terminal'],
  ['CARRIER', 'Przewoźnik', 'Carrier', 'Vervoerder', 'Frachtführer', 'Transporteur', 'Vettore', 'Transportista'],
  ['SUPPLIER', 'Dostawca', 'Supplier', 'Leverancier', 'Lieferant', 'Fournisseur', 'Fornitore', 'Proveedor'],
  ['CUSTOMER', 'Klient', 'Customer', 'Klant', 'Kunde', 'Client', 'Cliente', 'Cliente'],
  ['NOBODY', 'Nikt', 'Nobody', 'Niemand', 'Niemand', 'Personne', 'Nessuno', 'Nadie'],
]);

// prettier-ignore
export const reclamationClientExpectations = dictionary([
  ['MONEY', 'Zwrot pieniędzy', 'Money back', 'Geld terug', 'Geld zurück', 'Remboursement', 'Rimborso', 'Devolución del dinero'],
  ['GOODS', 'Nowy towar', 'New goods', 'Nieuwe goederen', 'Neue Ware', 'Marchandise neuve', 'Merce nuova', 'Mercancía nueva'],
  ['DISCOUNT', 'Obniżka ceny', 'Lower price', 'Lagere prijs', 'Preisnachlass', 'Prix réduit', 'Prezzo ridotto', 'Precio rebajado'],
  ['EXPLAIN', 'Wyjaśnienie', 'Explanation', 'Uitleg', 'Erklärung', 'Explication', 'Spiegazione', 'Explicación'],
]);
