import { expect } from 'vitest';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Field } from '#domain/kernel/field.ts';
import { bodyOf, type Body } from './making.ts';
import { madeWith, existingNames, sampleValues } from './sampleValues.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { TestApi } from './testApi.ts';
import type { Visitor } from './visitor.ts';

export interface SampleRecords {
  /** A value for each field that a new record of the object needs. */
  required(declaration: Declaration): Promise<Record<string, unknown>>;
  /**
   * Creates a record of the object, and before it every record that it must refer to.
   * @param more further values, besides the required ones
   */
  make(declaration: Declaration, more?: object): Promise<Body>;
}

/**
 * Records of any declared object, created by one person through the API. Records that only the server may create are written by
 * the record service.
 */
export function sampleRecordsOf(api: TestApi, visitor: Visitor): SampleRecords {
  const sampleOf = async (field: Field): Promise<unknown> => {
    if (field.type === 'rows') return [];
    if (field.type === 'reference') return makeForOthers(field.to);
    return sampleValues[field.type](field);
  };

  const required = async (declaration: Declaration): Promise<Record<string, unknown>> => {
    const input: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(declaration.fields)) {
      if (field.type !== 'rows' && field.required && !field.readOnly) {
        // `existingNames` has the fields for which a value of their type is not enough.
        input[name] = existingNames[`${declaration.name}.${name}`]?.() ?? (await sampleOf(field));
      }
    }
    return input;
  };

  const make = async (declaration: Declaration, more: object = {}): Promise<Body> => {
    const answer = await visitor.post(`/${declaration.path}`, { ...(await required(declaration)), ...more });
    expect(answer, declaration.name).toMatchObject({ status: 201, body: {} });
    return withoutEnvelope(bodyOf(answer));
  };

  /** Makes a record to which another record will refer, and returns its id. */
  const makeForOthers = async (object: string): Promise<number> => {
    const more = await madeWith[object]?.(makeForOthers);
    const declaration = api.database.registry.byName(object);
    if (declaration.createdBy !== 'server') return (await make(declaration, more)).id;
    const input = { ...(await required(declaration)), ...more };
    return (await api.database.records.create(systemActor, object, input)).id;
  };

  return { required, make };
}

/** The record alone: some calls repeat it inside an envelope (`responseData`). */
const withoutEnvelope = ({ httpStatus: _status, responseData: _data, ...record }: Body): Body => record;
