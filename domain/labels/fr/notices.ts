import type { NoticeWords } from '../../platform/notices.ts';

export const notices: NoticeWords = {
  personRegistered: ({ name, email }) => ({
    title: `Nouveau compte enregistré : ${name}`,
    description: `${email}. Attribuez-lui des rôles pour qu’il puisse servir.`,
  }),
  taskGiven: ({ number, name, due }) => ({
    title: `Nouvelle tâche ${number} : ${name}`,
    description: `Échéance : ${due}.`,
  }),
  taskForRole: ({ number, name, role }) => ({
    title: `Tâche à prendre ${number} : ${name}`,
    description: `Pour le rôle ${role}. Le premier qui la prend l’exécute.`,
  }),
  taskToCheck: ({ number, name }) => ({ title: `Tâche à vérifier ${number} : ${name}`, description: '' }),
  taskAccepted: ({ number, name }) => ({ title: `Exécution acceptée : ${number}`, description: name }),
  taskRejected: ({ number, name, why }) => ({
    title: `Exécution refusée : ${number}`,
    description: `${name}. ${why}`,
  }),
  taskCanceled: ({ number, name }) => ({ title: `Tâche annulée : ${number}`, description: name }),
  taskSoonDue: ({ number, name, due }) => ({
    title: `La tâche ${number} arrive à échéance`,
    description: `${name}. Échéance : ${due}.`,
  }),
  taskOverdue: ({ number, name, due }) => ({
    title: `La tâche ${number} est en retard`,
    description: `${name}. Échéance : ${due}.`,
  }),
  taskOverdueInTeam: ({ number, name, executor, due }) => ({
    title: `Tâche en retard dans votre équipe : ${number}`,
    description: `${name}. Exécutant : ${executor}. Échéance : ${due}.`,
  }),
  processStuck: ({ process, stage, why }) => ({
    title: `Un processus est bloqué : ${process}`,
    description: `Étape : ${stage}. ${why}`,
  }),
  processSays: ({ text }) => ({ title: text, description: '' }),
  letterNotSent: ({ template, record, condition }) => ({
    title: `Non envoyé : modèle « ${template} »`,
    description: `${record} ne remplit pas la condition du modèle : ${condition}`,
  }),
  decisionSoonDue: ({ due, number }) => ({
    title: `Décision bientôt due : réclamation ${number}`,
    description: `Échéance : ${due}.`,
  }),
  decisionOverdue: ({ number, due }) => ({
    title: `Décision en retard : réclamation ${number}`,
    description: `Échéance : ${due}.`,
  }),
  decisionOverdueInTeam: ({ number, manager, due }) => ({
    title: `Décision en retard dans l’équipe : réclamation ${number}`,
    description: `Responsable : ${manager}. Échéance : ${due}.`,
  }),
  reclamationGiven: ({ number, customer, due }) => ({
    title: `Réclamation à traiter : ${number}`,
    description: `${customer}. Décision avant le : ${due}.`,
  }),
};
