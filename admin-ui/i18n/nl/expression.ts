import type { Words } from '../words.ts';

export const expression: Words<'expression'> = {
  words: {
    record: 'het record van het proces',
    now: 'dit moment',
    result: 'het door de uitvoerder geschreven resultaat',
    executor: 'login van de uitvoerder',
    startedBy: 'login van wie het startte',
    setField: 'stel veld in: naam, waarde',
    addComment: 'voeg opmerking toe',
    sendEmail: 'stuur e-mail: sjabloon, adres',
    sendSms: 'stuur sms: sjabloon, nummer',
    createTask: 'maak taak van sjabloon',
    notify: 'meld: login, tekst',
    startProcess: 'start een ander proces',
    callFunction: 'roep functie aan: naam, parameters',
    has: 'of een veld gevuld is',
    size: 'aantal tekens of rijen',
    contains: 'of het een tekst bevat',
    addDays: 'datum plus dagen',
    daysBetween: 'dagen tussen datums',
    total: 'som van getallen',
    lower: 'tekst in kleine letters',
  },
};
