import type { Words } from '../words.ts';

export const expression: Words<'expression'> = {
  words: {
    record: 'il record del processo',
    now: 'questo momento',
    result: 'il risultato scritto dall’esecutore',
    executor: 'login dell’esecutore',
    startedBy: 'login di chi l’ha avviato',
    setField: 'imposta un campo: nome, valore',
    addComment: 'aggiungi un commento',
    sendEmail: 'invia un’e-mail: modello, indirizzo',
    sendSms: 'invia un SMS: modello, numero',
    createTask: 'crea un’attività da un modello',
    notify: 'notifica: login, testo',
    startProcess: 'avvia un altro processo',
    callFunction: 'chiama una funzione: nome, parametri',
    has: 'se un campo è compilato',
    size: 'numero di caratteri o righe',
    contains: 'se contiene un testo',
    addDays: 'data spostata di giorni',
    daysBetween: 'giorni tra due date',
    total: 'somma di numeri',
    lower: 'testo in minuscolo',
  },
};
