import type { NoticeWords } from '../../platform/notices.ts';

export const notices: NoticeWords = {
  personRegistered: ({ name, email }) => ({
    title: `Nuovo account registrato: ${name}`,
    description: `${email}. Assegnagli dei ruoli perché possa lavorare.`,
  }),
  taskGiven: ({ number, name, due }) => ({
    title: `Nuova attività ${number}: ${name}`,
    description: `Scadenza: ${due}.`,
  }),
  taskForRole: ({ number, name, role }) => ({
    title: `Attività da prendere ${number}: ${name}`,
    description: `Per il ruolo ${role}. La svolge chi la prende per primo.`,
  }),
  taskToCheck: ({ number, name }) => ({
    title: `Attività da verificare ${number}: ${name}`,
    description: '',
  }),
  taskAccepted: ({ number, name }) => ({ title: `Esecuzione accettata: ${number}`, description: name }),
  taskRejected: ({ number, name, why }) => ({
    title: `Esecuzione respinta: ${number}`,
    description: `${name}. ${why}`,
  }),
  taskCanceled: ({ number, name }) => ({ title: `Attività annullata: ${number}`, description: name }),
  taskSoonDue: ({ number, name, due }) => ({
    title: `L’attività ${number} sta per scadere`,
    description: `${name}. Scadenza: ${due}.`,
  }),
  taskOverdue: ({ number, name, due }) => ({
    title: `L’attività ${number} è in ritardo`,
    description: `${name}. Scadenza: ${due}.`,
  }),
  taskOverdueInTeam: ({ number, name, executor, due }) => ({
    title: `Attività in ritardo nel gruppo: ${number}`,
    description: `${name}. Esecutore: ${executor}. Scadenza: ${due}.`,
  }),
  processStuck: ({ process, stage, why }) => ({
    title: `Un processo è fermo: ${process}`,
    description: `Fase: ${stage}. ${why}`,
  }),
  processSays: ({ text }) => ({ title: text, description: '' }),
  letterNotSent: ({ template, record, condition }) => ({
    title: `Non inviato: modello «${template}»`,
    description: `${record} non soddisfa la condizione del modello: ${condition}`,
  }),
  decisionSoonDue: ({ number, due }) => ({
    title: `Decisione in scadenza: reclamo ${number}`,
    description: `Scadenza: ${due}.`,
  }),
  decisionOverdue: ({ number, due }) => ({
    title: `Decisione in ritardo: reclamo ${number}`,
    description: `Scadenza: ${due}.`,
  }),
  decisionOverdueInTeam: ({ number, manager, due }) => ({
    title: `Decisione in ritardo nel gruppo: reclamo ${number}`,
    description: `Referente: ${manager}. Scadenza: ${due}.`,
  }),
  reclamationGiven: ({ number, customer, due }) => ({
    title: `Reclamo da esaminare: ${number}`,
    description: `${customer}. Decisione entro: ${due}.`,
  }),
};
