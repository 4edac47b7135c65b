import { emailAccount } from './emailAccount.ts';
import { emailLabel } from './emailLabel.ts';
import { emailSignature } from './emailSignature.ts';
import { emailTemplate } from './emailTemplate.ts';
import { incomingEmail } from './incomingEmail.ts';
import { incomingEmailAttachment } from './incomingEmailAttachment.ts';
import { incomingEmailLinkedDoc } from './incomingEmailLinkedDoc.ts';
import { mailbox } from './mailbox.ts';
import { mailing } from './mailing.ts';
import { mailingRecipient } from './mailingRecipient.ts';
import { outgoingEmail } from './outgoingEmail.ts';
import { outgoingEmailAttachment } from './outgoingEmailAttachment.ts';
import { outgoingEmailLinkedDoc } from './outgoingEmailLinkedDoc.ts';

/** A new object of this module is a file beside this one and a line here. */
export const mailObjects = {
  incomingEmail,
  incomingEmailAttachment,
  incomingEmailLinkedDoc,
  outgoingEmail,
  outgoingEmailAttachment,
  outgoingEmailLinkedDoc,
  emailAccount,
  mailbox,
  emailLabel,
  emailTemplate,
  emailSignature,
  mailing,
  mailingRecipient,
} as const;
