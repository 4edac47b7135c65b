import type { NoticeWords } from '../../platform/notices.ts';

export const notices: NoticeWords = {
  personRegistered: ({ name, email }) => ({
    title: `Zarejestrowano nowe konto: ${name}`,
    description: `${email}. Nadaj mu role, aby mogło pracować.`,
  }),
  taskGiven: ({ number, name, due }) => ({
    title: `Nowe zadanie ${number}: ${name}`,
    description: `Termin: ${due}.`,
  }),
  taskForRole: ({ number, name, role }) => ({
    title: `Zadanie do podjęcia ${number}: ${name}`,
    description: `Dla roli: ${role}. Wykona je ten, kto podejmie je pierwszy.`,
  }),
  taskToCheck: ({ number, name }) => ({
    title: `Zadanie do sprawdzenia ${number}: ${name}`,
    description: '',
  }),
  taskAccepted: ({ number, name }) => ({ title: `Wykonanie przyjęte: ${number}`, description: name }),
  taskRejected: ({ number, name, why }) => ({
    title: `Wykonanie odrzucone: ${number}`,
    description: `${name}. ${why}`,
  }),
  taskCanceled: ({ number, name }) => ({ title: `Zadanie anulowane: ${number}`, description: name }),
  taskSoonDue: ({ number, name, due }) => ({
    title: `Zbliża się termin zadania ${number}`,
    description: `${name}. Termin: ${due}.`,
  }),
  taskOverdue: ({ number, name, due }) => ({
    title: `Minął termin zadania ${number}`,
    description: `${name}. Termin: ${due}.`,
  }),
  taskOverdueInTeam: ({ number, name, executor, due }) => ({
    title: `Zaległe zadanie w zespole: ${number}`,
    description: `${name}. Wykonawca: ${executor}. Termin: ${due}.`,
  }),
  processStuck: ({ process, stage, why }) => ({
    title: `Proces stoi: ${process}`,
    description: `Etap: ${stage}. ${why}`,
  }),
  processSays: ({ text }) => ({ title: text, description: '' }),
  letterNotSent: ({ template, record, condition }) => ({
    title: `Nie wysłano: szablon „${template}”`,
    description: `${record} nie spełnia warunku szablonu: ${condition}`,
  }),
  decisionSoonDue: ({ number, due }) => ({
    title: `Zbliża się termin decyzji: reklamacja ${number}`,
    description: `Termin: ${due}.`,
  }),
  decisionOverdue: ({ number, due }) => ({
    title: `Minął termin decyzji: reklamacja ${number}`,
    description: `Termin: ${due}.`,
  }),
  decisionOverdueInTeam: ({ number, manager, due }) => ({
    title: `Zaległa decyzja w zespole: reklamacja ${number}`,
    description: `Opiekun: ${manager}. Termin: ${due}.`,
  }),
  reclamationGiven: ({ number, customer, due }) => ({
    title: `Reklamacja do rozpatrzenia ${number}`,
    description: `${customer}. Decyzja do: ${due}.`,
  }),
};
