import { z } from 'zod';
import { smsLettersOf } from '#database/terminal/smsLetters.ts';
import { fail, type KejaError } from '#domain/kernel/fail.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { addressLine } from '#domain/mail/addressees.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Action } from '#domain/processes/expression/actions.ts';
import { smsBody } from '#domain/terminal/gsm7.ts';
import { internationalNumber } from '../../sms/phoneNumber.ts';
import type { ActionRunner } from './action.ts';
import { letterFor } from './letterFor.ts';

/**
 * Queues an e-mail with the text of a template about the record. It goes to the addresses of the action, in the language of the
 * first, and to the people whom the template names.
 */
export const sendEmail: ActionRunner<'sendEmail'> = async (context, action) => {
  const letter = await letterFor(context, action, validAddressesIn(action, action.to), 'email');
  // Undefined if the conditions of the template exclude the record or all addresses.
  if (!letter) return;
  const { template, to, copies, words } = letter;
  await context.tx.records.create(systemActor, 'outgoingEmail', {
    date: new Date().toISOString(),
    to: to.join(', '),
    cc: addressLine(template.cc, ...copies),
    bcc: template.bcc,
    subject: beginningOf(words.subject, 1000),
    body: words.body,
    bodyType: words.bodyType,
    status: 'queued',
    event: context.key,
    emailTemplate: template.id,
  });
};

/** Queues an SMS to a telephone, with the text of a template about the record, cut to the length of one SMS. */
export const sendSms: ActionRunner<'sendSms'> = async (context, action) => {
  const phoneNumber = internationalNumber(action.phoneNumber);
  if (!phoneNumber) throw unreachable(action, action.phoneNumber);
  const letter = await letterFor(context, action, [phoneNumber], 'sms');
  if (!letter) return;
  const { subject, body } = letter.words;
  // Whether characters outside the GSM alphabet are replaced by plain ones or kept.
  const smsLetters = await smsLettersOf(context.tx.sql);
  await context.tx.records.create(systemActor, 'outgoingSms', {
    body: smsBody(body.replaceAll(/\s+/g, ' ').trim() || subject, smsLetters),
    // Unique: an action that is repeated sends nothing twice.
    event: context.key,
    recipients: [{ phoneNumber }],
  });
};

const validAddress = z.email();

/**
 * The addresses in a text, separated by commas or semicolons. Between them there may be nothing, because an expression may join
 * fields of which some are empty. @throws if one is not valid
 */
const validAddressesIn = (action: Action, text: string): string[] => {
  const addresses = text
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter((address) => address !== '');
  for (const address of addresses)
    if (!validAddress.safeParse(address).success) throw unreachable(action, address);
  return addresses;
};

const unreachable = ({ kind: action }: Action, to: string): KejaError =>
  to.trim() === ''
    ? fail('process_address_missing', { action })
    : fail('process_address_wrong', { action, to });
