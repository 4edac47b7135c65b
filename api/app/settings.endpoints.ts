import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { settingContracts } from '#domain/platform/setting.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';
import { findOne, upsertOne } from '../records/upsertOne.ts';
import { mustBeOwn } from './mustBeOwn.ts';
import { z } from 'zod';
import { installationSetting } from '#database/platform/appSettings.ts';
import { ownRoleGroups } from '#database/platform/ownRoleGroups.ts';

const tag = 'app';
/**
 * Whether the URL has a user id, a number. If not, the request belongs to a generic call of the object, such as
 * `/user_settings/predefined/{name}`, and is passed on to it.
 */
const namesUser = ({ params }: Request): boolean => /^\d+$/.test(String(params.userId));

interface SettingDependencies {
  readonly database: Database;
}

/** What the groups of endpoints below share. An item declares a setting: its name and its default value. */
const toolsOf = ({ database }: SettingDependencies) => {
  const { registry } = database;

  const itemNamed = async (actor: Actor, object: string, name: string): Promise<AnyRecord> => {
    const item = await findOne(database, actor, object, { name });
    if (!item) throw fail('record_not_found', { object, id: name });
    return item;
  };

  /** A setting as it is answered: its stored value, or the default of its item if nothing is stored. */
  const settingOf = (item: AnyRecord, stored: AnyRecord | { readonly value: unknown } | undefined) => ({
    name: String(item.name),
    description: item.description as string | null,
    value: stored ? stored.value : item.defaultValue,
  });

  const ofInstallation = async (actor: Actor, item: AnyRecord) => {
    const stored = await findOne(database, actor, 'appSetting', { setting: item.id });
    return settingOf(item, stored);
  };

  /** The person's own value, or what holds for them without one. */
  const ofPerson = async (actor: Actor, userId: number, item: AnyRecord) => {
    const stored = await findOne(database, actor, 'userSetting', { user: userId, setting: item.id });
    return settingOf(item, stored ?? (await commonSetting(database, userId, String(item.name))));
  };

  const writesOfPerson = [settingContracts.setForPerson, settingContracts.setForPersonByPost].map(
    (contract) =>
      serve(contract, {
        tag,
        summary: 'Sets what a person has set for themselves: one’s own, or with full rights anybody’s',
        access: 'signedIn',
        when: namesUser,
        handle: async ({ actor, params, body, request }) => {
          mustBeOwn(actor, params.userId, 'userSetting');
          const item = await itemNamed(actor, 'userSettingItem', params.settingName);
          const key = { user: params.userId, setting: item.id };
          await writeOnce(database, actor, request, (tx) =>
            upsertOne(tx, registry, actor, 'userSetting', key, { value: body.value ?? null }),
          );
          return ofPerson(actor, params.userId, item);
        },
      }),
  );

  return { database, registry, itemNamed, settingOf, ofInstallation, ofPerson, writesOfPerson };
};

type Tools = ReturnType<typeof toolsOf>;

const installationEndpoints = ({
  database,
  registry,
  itemNamed,
  settingOf,
  ofInstallation,
}: Tools): AnyEndpoint[] => [
  serve(settingContracts.ofInstallation, {
    tag,
    summary: 'What is set for the whole installation; `name` asks for one',
    // Full rights alone.
    access: [],
    handle: async ({ actor, query }) => {
      const filter = query.name === undefined ? {} : { name: query.name };
      const [items, stored] = await Promise.all([
        findRecords(database, actor, 'appSettingItem', { markedToDelete: false, ...filter }, 'name'),
        findRecords(database, actor, 'appSetting', { markedToDelete: false }),
      ]);
      const rows = items.map((item) =>
        settingOf(
          item,
          stored.find(({ settingId }) => settingId === item.id),
        ),
      );
      return { rows, count: rows.length };
    },
  }),
  serve(settingContracts.setForInstallation, {
    tag,
    summary: 'Sets something for the whole installation',
    // Full rights alone.
    access: [],
    handle: async ({ actor, body, request }) => {
      const item = await itemNamed(actor, 'appSettingItem', body.name);
      await writeOnce(database, actor, request, (tx) =>
        upsertOne(tx, registry, actor, 'appSetting', { setting: item.id }, { value: body.value ?? null }),
      );
      return ofInstallation(actor, item);
    },
  }),
];

const personEndpoints = ({ itemNamed, ofPerson, writesOfPerson }: Tools): AnyEndpoint[] => [
  serve(settingContracts.ofPerson, {
    tag,
    summary: 'What a person has set for themselves: one’s own, or with full rights anybody’s',
    access: 'signedIn',
    when: namesUser,
    handle: async ({ actor, params }) => {
      mustBeOwn(actor, params.userId, 'userSetting');
      return ofPerson(actor, params.userId, await itemNamed(actor, 'userSettingItem', params.settingName));
    },
  }),
  ...writesOfPerson,
];

/**
 * Settings of each person, of role groups and of the installation. A person's own value comes first, then that of a role
 * group, then that of the installation, then the default of the item.
 */
export function settingEndpoints(dependencies: SettingDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...installationEndpoints(tools), ...personEndpoints(tools)];
}

/** The settings that a role group has, as its record holds them: values by the names of their items. */
const settings = z.record(z.string(), z.unknown());

/**
 * The value for a person who has set none: that of the first of their role groups with a value, else of the installation.
 * Undefined if neither has one.
 */
async function commonSetting(
  database: Database,
  userId: number,
  name: string,
): Promise<{ readonly value: unknown } | undefined> {
  for (const group of await ownRoleGroups(database, userId)) {
    const ofGroup = settings.safeParse(group.settings);
    if (ofGroup.success && Object.hasOwn(ofGroup.data, name)) return { value: ofGroup.data[name] };
  }
  return installationSetting(database.sql, name);
}
