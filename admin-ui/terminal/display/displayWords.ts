import type { Language } from '#domain/kernel/language.ts';

interface DisplayWords {
  readonly enter: string;
  readonly next: string;
  readonly nobody: string;
  readonly about: (time: string) => string;
  readonly offline: string;
  readonly unknown: string;
}

/** A display speaks the language of the yard it hangs in, whatever the browser's is: its record says which. */
export const displayWords: Readonly<Record<Language, DisplayWords>> = {
  pl: {
    enter: 'Wjazd',
    next: 'Następni',
    nobody: 'Nikt nie czeka',
    about: (time) => `ok. ${time}`,
    offline: 'Brak połączenia. Tablica może być nieaktualna.',
    unknown: 'Nie ma takiej tablicy. Sprawdź jej adres w dyspozytorni.',
  },
  en: {
    enter: 'Enter now',
    next: 'Next',
    nobody: 'Nobody is waiting',
    about: (time) => `about ${time}`,
    offline: 'No connection. What you see may be old.',
    unknown: 'There is no such display. Ask the dispatcher for its address.',
  },
  nl: {
    enter: 'Nu oprijden',
    next: 'Volgende',
    nobody: 'Niemand wacht',
    about: (time) => `ca. ${time}`,
    offline: 'Geen verbinding. Het bord kan verouderd zijn.',
    unknown: 'Dit bord bestaat niet. Vraag het adres aan de planner.',
  },
  de: {
    enter: 'Jetzt einfahren',
    next: 'Die Nächsten',
    nobody: 'Niemand wartet',
    about: (time) => `ca. ${time}`,
    offline: 'Keine Verbindung. Die Anzeige ist vielleicht veraltet.',
    unknown: 'Diese Anzeige gibt es nicht. Fragen Sie die Disposition nach der Adresse.',
  },
  fr: {
    enter: 'Entrez',
    next: 'Suivants',
    nobody: 'Personne n’attend',
    about: (time) => `vers ${time}`,
    offline: 'Pas de connexion. L’écran n’est peut-être pas à jour.',
    unknown: 'Cet écran n’existe pas. Demandez son adresse au répartiteur.',
  },
  it: {
    enter: 'Ingresso',
    next: 'Prossimi',
    nobody: 'Nessuno in attesa',
    about: (time) => `circa ${time}`,
    offline: 'Nessuna connessione. Il tabellone potrebbe non essere aggiornato.',
    unknown: 'Questo tabellone non esiste. Chieda l’indirizzo alla sala operativa.',
  },
  es: {
    enter: 'Entre ahora',
    next: 'Siguientes',
    nobody: 'Nadie espera',
    about: (time) => `hacia las ${time}`,
    offline: 'Sin conexión. El panel puede no estar al día.',
    unknown: 'Este panel no existe. Pida su dirección al despachador.',
  },
};
