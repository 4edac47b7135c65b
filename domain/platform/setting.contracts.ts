import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

const name = z.string().min(1).max(60);
/** A setting may have any value; `settings.ts` says which values a program accepts. */
const setting = z.object({ name, description: z.string().nullable(), value: z.unknown() });

const ofPerson = {
  path: '/user_settings/:userId/:settingName',
  params: z.object({ userId: recordId, settingName: name }),
  answer: setting,
} as const;
const newValue = z.strictObject({ value: z.unknown() });

/** Settings of the installation and of each user. */
export const settingContracts = {
  ofInstallation: contract({
    method: 'get',
    path: '/app/setting',
    query: z.object({ name: name.optional() }),
    answer: z.object({ rows: z.array(setting), count: z.int() }),
  }),
  setForInstallation: contract({
    method: 'post',
    path: '/app/setting',
    body: z.strictObject({ name, value: z.unknown() }),
    answer: setting,
  }),
  ofPerson: contract({ ...ofPerson, method: 'get' }),
  setForPerson: contract({ ...ofPerson, method: 'put', body: newValue }),
  setForPersonByPost: contract({ ...ofPerson, method: 'post', body: newValue }),
};
