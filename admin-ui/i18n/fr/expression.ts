import type { Words } from '../words.ts';

export const expression: Words<'expression'> = {
  words: {
    record: 'l’enregistrement du processus',
    now: 'l’instant présent',
    result: 'le résultat écrit par l’exécutant',
    executor: 'identifiant de l’exécutant',
    startedBy: 'identifiant de l’initiateur',
    setField: 'remplir un champ : nom, valeur',
    addComment: 'ajouter un commentaire',
    sendEmail: 'envoyer un e-mail : modèle, adresse',
    sendSms: 'envoyer un SMS : modèle, numéro',
    createTask: 'créer une tâche d’après un modèle',
    notify: 'notifier : identifiant, texte',
    startProcess: 'lancer un autre processus',
    callFunction: 'appeler une fonction : nom, paramètres',
    has: 'si un champ est rempli',
    size: 'nombre de caractères ou de lignes',
    contains: 's’il contient un texte',
    addDays: 'date décalée en jours',
    daysBetween: 'jours entre deux dates',
    total: 'somme de nombres',
    lower: 'texte en minuscules',
  },
};
