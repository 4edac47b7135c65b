import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/language.ts';
import { appObjectShape, enumMeta, objectMetaShape } from '../kernel/metaShapes.ts';
import { recordId } from '../kernel/recordId.ts';
import { rawQueryLimits } from './rawQuery.ts';

const lang = z.string().optional();

/** A signed-in caller also gets the working place and the address of the workflow screens. */
const info = z.object({
  serverVersion: z.string(),
  /** The version of the user interface that this server supports. */
  clientVersion: z.string(),
  languages: z.array(z.enum(languages)),
  demo: z
    .array(z.object({ login: z.string(), password: z.string(), role: z.string() }))
    .nullable()
    .describe('Accounts to try a demo installation with; null elsewhere'),
  desktopMode: z
    .boolean()
    .describe('The working place at this browser shows one screen and no way to others'),
  desktopName: z.string().nullable().describe('The screen that it shows'),
  workingPlace: z.object({ id: z.int(), presentation: z.string() }).nullish(),
  temporalUiUrl: z.string().nullish(),
  temporalNamespace: z.string().optional(),
});

const workingPlace = z.object({
  id: z.int(),
  name: z.string(),
  desktopMode: z.boolean(),
  desktopName: z.string().nullable().describe('The screen that is opened there after signing in'),
});
export type WorkingPlaceOfBrowser = z.infer<typeof workingPlace>;

/** `since` is the result of an earlier check. With it, rows that were cut off at the end after that check are found too. */
export const verifyWeightMemoryParams = z.strictObject({
  since: z.strictObject({ rows: z.int().min(1), lastHash: z.string().max(64).nullable() }).optional(),
});

const objectsAt = <const P extends string>(path: P) =>
  contract({
    method: 'get',
    path,
    query: z.object({ filter: z.string().max(2000).optional(), lang }),
    answer: z.array(appObjectShape),
  });

/** Calls about the installation and its objects, and about the working place and the rights of the caller; also raw queries. */
export const appContracts = {
  info: contract({ method: 'get', path: '/app/info', answer: info }),
  /** The specification has this list at three addresses. */
  objects: objectsAt('/app/app-objects'),
  objectsAlso: objectsAt('/app/objects'),
  objectsAsSpecified: objectsAt('/app_objects'),
  objectMeta: contract({
    method: 'get',
    path: '/app/object_meta',
    query: z.object({ objectType: z.string(), withTableParts: z.stringbool().default(true), lang }),
    answer: objectMetaShape,
  }),
  registersMeta: contract({ method: 'get', path: '/app/registers_meta', answer: z.array(objectMetaShape) }),
  parameterModels: contract({
    method: 'get',
    path: '/additional_parameters/models',
    /** `parameters` is how many parameters the object has. */
    answer: z.array(appObjectShape.extend({ parameters: z.int() })),
  }),
  enums: contract({ method: 'get', path: '/app/enums', answer: z.array(enumMeta) }),
  /** `role` may also name an object: then whether the caller may read or modify the object. */
  hasRole: contract({
    method: 'get',
    path: '/app/has-role',
    query: z.object({ role: z.string(), accessType: z.enum(['read', 'modify']).default('read') }),
    answer: z.boolean(),
  }),
  /** Chooses the working place of this browser; null for none. */
  standAt: contract({
    method: 'put',
    path: '/app/working_place',
    body: z.strictObject({ workingPlaceId: recordId.nullable() }),
    answer: z.object({ workingPlace: workingPlace.nullable() }),
  }),
  /** A further function needs a shape here and a file in `api/app/functions`. */
  callFunction: contract({
    method: 'post',
    path: '/app/exec-func',
    body: z.discriminatedUnion('objectFunc', [
      z.strictObject({
        objectFunc: z.literal('verifyWeightMemory'),
        params: verifyWeightMemoryParams.prefault({}),
      }),
    ]),
    answer: z.object({ result: z.unknown() }),
  }),
  rawQuery: contract({
    method: 'post',
    path: '/app/raw-query',
    body: z.object({
      query: z.string().trim().min(1).max(rawQueryLimits.length),
      params: z
        .array(z.union([z.string(), z.number(), z.boolean(), z.null()]))
        .max(100)
        .default([]),
      /** Always the same value from the front end; it does not identify the caller. */
      sessionId: z.string().max(100).optional(),
    }),
    answer: z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.unknown())),
      cut: z.boolean().describe('There was more than the limits let through'),
    }),
  }),
};
