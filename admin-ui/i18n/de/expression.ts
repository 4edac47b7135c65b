import type { Words } from '../words.ts';

export const expression: Words<'expression'> = {
  words: {
    record: 'der Datensatz des Prozesses',
    now: 'dieser Augenblick',
    result: 'das vom Ausführenden geschriebene Ergebnis',
    executor: 'Login des Ausführenden',
    startedBy: 'Login dessen, der begonnen hat',
    setField: 'Feld setzen: Name, Wert',
    addComment: 'Kommentar hinzufügen',
    sendEmail: 'E-Mail senden: Vorlage, Adresse',
    sendSms: 'SMS senden: Vorlage, Nummer',
    createTask: 'Aufgabe aus Vorlage anlegen',
    notify: 'benachrichtigen: Login, Text',
    startProcess: 'anderen Prozess beginnen',
    callFunction: 'Funktion aufrufen: Name, Parameter',
    has: 'ob ein Feld gefüllt ist',
    size: 'Anzahl der Zeichen oder Zeilen',
    contains: 'ob es einen Text enthält',
    addDays: 'Datum plus Tage',
    daysBetween: 'Tage zwischen zwei Daten',
    total: 'Summe von Zahlen',
    lower: 'Text in Kleinbuchstaben',
  },
};
