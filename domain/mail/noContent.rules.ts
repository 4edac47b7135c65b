/** The message that the specification prescribes for a failure of the calls below. */
export const noContent = 'No content';

/** The calls for e-mails of the mailbox and of reclamations, by the first part of their path. */
const calls =
  /^(\/api)?\/(email(_(seq|uid|unread|seen|unseen|flag|processed|label|move|fill_counterpart(y|ies)|contacts|record))?|mailbox|(incoming|outgoing)_email(_\w+)?|reclamation_emails|(get|delete)?reclamationemails?)(\/|$)/;

/** Whether a failure of a call has the message "No content". @param path with or without `/api`, without its query */
export function saysNoContent(path: string): boolean {
  return calls.test(path);
}
