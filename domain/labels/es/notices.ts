import type { NoticeWords } from '../../platform/notices.ts';

export const notices: NoticeWords = {
  personRegistered: ({ name, email }) => ({
    title: `Nueva cuenta registrada: ${name}`,
    description: `${email}. Asígnele roles para que pueda trabajar.`,
  }),
  taskGiven: ({ number, name, due }) => ({
    title: `Nueva tarea ${number}: ${name}`,
    description: `Plazo: ${due}.`,
  }),
  taskForRole: ({ number, name, role }) => ({
    title: `Tarea por tomar ${number}: ${name}`,
    description: `Para el rol ${role}. La ejecuta quien la tome primero.`,
  }),
  taskToCheck: ({ number, name }) => ({ title: `Tarea por comprobar ${number}: ${name}`, description: '' }),
  taskAccepted: ({ number, name }) => ({ title: `Ejecución aceptada: ${number}`, description: name }),
  taskRejected: ({ number, name, why }) => ({
    title: `Ejecución rechazada: ${number}`,
    description: `${name}. ${why}`,
  }),
  taskCanceled: ({ number, name }) => ({ title: `Tarea cancelada: ${number}`, description: name }),
  taskSoonDue: ({ number, name, due }) => ({
    title: `La tarea ${number} vence pronto`,
    description: `${name}. Plazo: ${due}.`,
  }),
  taskOverdue: ({ number, name, due }) => ({
    title: `La tarea ${number} ha vencido`,
    description: `${name}. Plazo: ${due}.`,
  }),
  taskOverdueInTeam: ({ number, name, executor, due }) => ({
    title: `Tarea vencida en su equipo: ${number}`,
    description: `${name}. Ejecutor: ${executor}. Plazo: ${due}.`,
  }),
  processStuck: ({ process, stage, why }) => ({
    title: `Un proceso está parado: ${process}`,
    description: `Etapa: ${stage}. ${why}`,
  }),
  processSays: ({ text }) => ({ title: text, description: '' }),
  letterNotSent: ({ template, record, condition }) => ({
    title: `No enviado: plantilla «${template}»`,
    description: `${record} no cumple la condición de la plantilla: ${condition}`,
  }),
  decisionSoonDue: ({ number, due }) => ({
    title: `Decisión próxima a vencer: reclamación ${number}`,
    description: `Plazo: ${due}.`,
  }),
  decisionOverdue: ({ number, due }) => ({
    title: `Decisión vencida: reclamación ${number}`,
    description: `Plazo: ${due}.`,
  }),
  decisionOverdueInTeam: ({ number, manager, due }) => ({
    title: `Decisión atrasada en el equipo: reclamación ${number}`,
    description: `Responsable: ${manager}. Plazo: ${due}.`,
  }),
  reclamationGiven: ({ number, customer, due }) => ({
    title: `Reclamación por examinar: ${number}`,
    description: `${customer}. Decisión antes de: ${due}.`,
  }),
};
