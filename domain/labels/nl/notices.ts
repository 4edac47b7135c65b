import type { NoticeWords } from '../../platform/notices.ts';

export const notices: NoticeWords = {
  personRegistered: ({ name, email }) => ({
    title: `Nieuw account geregistreerd: ${name}`,
    description: `${email}. Geef het rollen, zodat het gebruikt kan worden.`,
  }),
  taskGiven: ({ number, name, due }) => ({
    title: `Nieuwe taak ${number}: ${name}`,
    description: `Uiterlijk: ${due}.`,
  }),
  taskForRole: ({ number, name, role }) => ({
    title: `Taak om op te pakken ${number}: ${name}`,
    description: `Voor de rol ${role}. Wie hem het eerst oppakt, voert hem uit.`,
  }),
  taskToCheck: ({ number, name }) => ({
    title: `Taak om te controleren ${number}: ${name}`,
    description: '',
  }),
  taskAccepted: ({ number, name }) => ({ title: `Uitvoering goedgekeurd: ${number}`, description: name }),
  taskRejected: ({ number, name, why }) => ({
    title: `Uitvoering afgekeurd: ${number}`,
    description: `${name}. ${why}`,
  }),
  taskCanceled: ({ number, name }) => ({ title: `Taak geannuleerd: ${number}`, description: name }),
  taskSoonDue: ({ number, name, due }) => ({
    title: `Taak ${number} moet binnenkort af zijn`,
    description: `${name}. Uiterlijk: ${due}.`,
  }),
  taskOverdue: ({ number, name, due }) => ({
    title: `Taak ${number} is te laat`,
    description: `${name}. Uiterlijk: ${due}.`,
  }),
  taskOverdueInTeam: ({ number, name, executor, due }) => ({
    title: `Te late taak in uw team: ${number}`,
    description: `${name}. Uitvoerder: ${executor}. Uiterlijk: ${due}.`,
  }),
  processStuck: ({ process, stage, why }) => ({
    title: `Een proces staat stil: ${process}`,
    description: `Fase: ${stage}. ${why}`,
  }),
  processSays: ({ text }) => ({ title: text, description: '' }),
  letterNotSent: ({ template, record, condition }) => ({
    title: `Niet verzonden: sjabloon “${template}”`,
    description: `${record} voldoet niet aan de voorwaarde van de sjabloon: ${condition}`,
  }),
  decisionSoonDue: ({ number, due }) => ({
    title: `Besluit binnenkort nodig: reclamatie ${number}`,
    description: `Uiterlijk: ${due}.`,
  }),
  decisionOverdue: ({ number, due }) => ({
    title: `Besluit is te laat: reclamatie ${number}`,
    description: `Uiterlijk: ${due}.`,
  }),
  decisionOverdueInTeam: ({ number, manager, due }) => ({
    title: `Beslissing in uw team te laat: reclamatie ${number}`,
    description: `Behandelaar: ${manager}. Termijn: ${due}.`,
  }),
  reclamationGiven: ({ number, customer, due }) => ({
    title: `Reclamatie te behandelen: ${number}`,
    description: `${customer}. Beslissing vóór: ${due}.`,
  }),
};
