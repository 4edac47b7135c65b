import type { NoticeWords } from '../../platform/notices.ts';

export const notices: NoticeWords = {
  personRegistered: ({ name, email }) => ({
    title: `Neues Konto registriert: ${name}`,
    description: `${email}. Weisen Sie ihm Rollen zu, damit es genutzt werden kann.`,
  }),
  taskGiven: ({ number, name, due }) => ({
    title: `Neue Aufgabe ${number}: ${name}`,
    description: `Fällig: ${due}.`,
  }),
  taskForRole: ({ number, name, role }) => ({
    title: `Aufgabe zu übernehmen ${number}: ${name}`,
    description: `Für die Rolle ${role}. Wer sie zuerst übernimmt, erledigt sie.`,
  }),
  taskToCheck: ({ number, name }) => ({ title: `Aufgabe zu prüfen ${number}: ${name}`, description: '' }),
  taskAccepted: ({ number, name }) => ({ title: `Ausführung angenommen: ${number}`, description: name }),
  taskRejected: ({ number, name, why }) => ({
    title: `Ausführung abgelehnt: ${number}`,
    description: `${name}. ${why}`,
  }),
  taskCanceled: ({ number, name }) => ({ title: `Aufgabe storniert: ${number}`, description: name }),
  taskSoonDue: ({ number, name, due }) => ({
    title: `Aufgabe ${number} ist bald fällig`,
    description: `${name}. Fällig: ${due}.`,
  }),
  taskOverdue: ({ number, name, due }) => ({
    title: `Aufgabe ${number} ist überfällig`,
    description: `${name}. Fällig: ${due}.`,
  }),
  taskOverdueInTeam: ({ number, name, executor, due }) => ({
    title: `Überfällige Aufgabe im Team: ${number}`,
    description: `${name}. Ausführende Person: ${executor}. Fällig: ${due}.`,
  }),
  processStuck: ({ process, stage, why }) => ({
    title: `Ein Prozess steht still: ${process}`,
    description: `Phase: ${stage}. ${why}`,
  }),
  processSays: ({ text }) => ({ title: text, description: '' }),
  letterNotSent: ({ template, record, condition }) => ({
    title: `Nicht versendet: Vorlage „${template}“`,
    description: `${record} erfüllt die Bedingung der Vorlage nicht: ${condition}`,
  }),
  decisionSoonDue: ({ number, due }) => ({
    title: `Entscheidung bald fällig: Reklamation ${number}`,
    description: `Fällig: ${due}.`,
  }),
  decisionOverdue: ({ number, due }) => ({
    title: `Entscheidung überfällig: Reklamation ${number}`,
    description: `Fällig: ${due}.`,
  }),
  decisionOverdueInTeam: ({ number, manager, due }) => ({
    title: `Überfällige Entscheidung im Team: Reklamation ${number}`,
    description: `Betreuer: ${manager}. Frist: ${due}.`,
  }),
  reclamationGiven: ({ number, customer, due }) => ({
    title: `Reklamation zu prüfen: ${number}`,
    description: `${customer}. Entscheidung bis: ${due}.`,
  }),
};
