import type { NoticeWords } from '../../platform/notices.ts';

export const notices: NoticeWords = {
  personRegistered: ({ name, email }) => ({
    title: `New account registered: ${name}`,
    description: `${email}. Give it roles so that it can be used.`,
  }),
  taskGiven: ({ number, name, due }) => ({
    title: `New task ${number}: ${name}`,
    description: `Due: ${due}.`,
  }),
  taskForRole: ({ number, name, role }) => ({
    title: `Task to take ${number}: ${name}`,
    description: `For the role ${role}. Whoever takes it first does it.`,
  }),
  taskToCheck: ({ number, name }) => ({ title: `Task to check ${number}: ${name}`, description: '' }),
  taskAccepted: ({ number, name }) => ({ title: `Execution accepted: ${number}`, description: name }),
  taskRejected: ({ number, name, why }) => ({
    title: `Execution rejected: ${number}`,
    description: `${name}. ${why}`,
  }),
  taskCanceled: ({ number, name }) => ({ title: `Task cancelled: ${number}`, description: name }),
  taskSoonDue: ({ number, due, name }) => ({
    title: `Task ${number} is due soon`,
    description: `${name}. Due: ${due}.`,
  }),
  taskOverdue: ({ number, due, name }) => ({
    title: `Task ${number} is overdue`,
    description: `${name}. Due: ${due}.`,
  }),
  taskOverdueInTeam: ({ due, number, name, executor }) => ({
    title: `Overdue task in your team: ${number}`,
    description: `${name}. Executor: ${executor}. Due: ${due}.`,
  }),
  processStuck: ({ process, stage, why }) => ({
    title: `A process is stuck: ${process}`,
    description: `Stage: ${stage}. ${why}`,
  }),
  processSays: ({ text }) => ({ title: text, description: '' }),
  letterNotSent: ({ template, record, condition }) => ({
    title: `Not sent: template “${template}”`,
    description: `${record} does not meet the template’s condition: ${condition}`,
  }),
  decisionSoonDue: ({ due, number }) => ({
    title: `A decision is due soon: reclamation ${number}`,
    description: `Due: ${due}.`,
  }),
  decisionOverdue: ({ due, number }) => ({
    title: `A decision is overdue: reclamation ${number}`,
    description: `Due: ${due}.`,
  }),
  decisionOverdueInTeam: ({ number, manager, due }) => ({
    title: `Decision overdue in your team: reclamation ${number}`,
    description: `Manager: ${manager}. Due: ${due}.`,
  }),
  reclamationGiven: ({ number, customer, due }) => ({
    title: `Reclamation to be examined: ${number}`,
    description: `${customer}. Decision by: ${due}.`,
  }),
};
