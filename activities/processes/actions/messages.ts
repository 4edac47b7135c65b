import { sql } from 'kysely';
import { z } from 'zod';
import { smsLettersOf } from '#database/terminal/smsLetters.ts';
import { fail, type KejaError } from '#domain/kernel/fail.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { fillTemplate, type Printed } from '#domain/platform/printTemplate.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { smsBody } from '#domain/terminal/gsm7.ts';
import { mobileNumber } from '../../sms/phoneNumber.ts';
import { missing, type Doer, type Doing } from './action.ts';
import type { Action } from '#domain/processes/expression/actions.ts';

interface Template {
  readonly id: number;
  readonly cc: string | null;
  readonly bcc: string | null;
  readonly subject: string;
  readonly body: string | null;
}

/** A letter to an address, in the words of a template filled in from the record. */
export const sendEmail: Doer<'sendEmail'> = async (doing, action) => {
  mustBeAddresses(action, action.to);
  const { id, cc, bcc, subject, body } = await filledTemplate(doing, action, action.template);
  await doing.tx.records.create(systemActor, 'outgoingEmail', {
    date: new Date().toISOString(),
    to: action.to,
    cc,
    bcc,
    subject: subject.slice(0, 1000),
    body,
    bodyType: 'html',
    status: 'queued',
    event: doing.key,
    emailTemplate: id,
  });
};

/** A message to a telephone, one SMS long, in the words of the same templates. */
export const sendSms: Doer<'sendSms'> = async (doing, action) => {
  const { subject, body } = await filledTemplate(doing, action, action.template);
  const phoneNumber = mobileNumber(action.phoneNumber);
  if (!phoneNumber) throw unreachable(action, action.phoneNumber);
  await doing.tx.records.create(systemActor, 'outgoingSms', {
    body: smsBody(withoutMarks(body ?? '') || subject, await smsLettersOf(doing.tx.sql)),
    event: doing.key,
    recipients: [{ phoneNumber }],
  });
};

const address = z.email();

/** One address, or several as people write them: with commas or semicolons between. */
const mustBeAddresses = (action: Action, written: string): void => {
  for (const one of written.split(/[,;]/)) {
    if (!address.safeParse(one.trim()).success) throw unreachable(action, one.trim());
  }
};

const unreachable = ({ kind: action }: Action, to: string): KejaError =>
  to.trim() === ''
    ? fail('process_address_missing', { action })
    : fail('process_address_wrong', { action, to });

/** The first words of a template, which is known by its name, about the record that the process accompanies. */
const filledTemplate = async ({ tx, owner }: Doing, action: Action, name: string): Promise<Template> => {
  const { rows } = await sql<Template>`
    select t.id, t.cc, t.bcc, w.subject, w.body
    from email_template t join email_template_content_variants_list w on w.parent_id = t.id
    where t.name = ${name} and t.is_active and not t.marked_to_delete
    order by t.id, coalesce(w.language, 'pl') <> 'pl', w.row_number limit 1`.execute(tx.sql);
  const [template] = rows;
  if (!template) throw missing(action, name);
  const printed = printedOf(await tx.records.get(systemActor, owner.object, owner.id));
  return {
    ...template,
    subject: fillTemplate(template.subject, printed),
    body: template.body && fillTemplate(template.body, printed),
  };
};

/** A telephone shows no tags. */
const withoutMarks = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The values of a record as letters write them. */
const printedOf = (record: AnyRecord): Printed => {
  const text = (value: unknown): string => {
    if (value === null || value === undefined || Array.isArray(value)) return '';
    if (isReference(value)) return value.presentation;
    return typeof value === 'object' ? '' : String(value);
  };
  return {
    values: Object.fromEntries(Object.entries(record).map(([name, value]) => [name, text(value)])),
    rows: {},
  };
};
