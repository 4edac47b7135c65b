import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { pageShape, recordShape } from '../kernel/recordShape.ts';
import { timeTrackingItem } from './timeTrackingItem.ts';
import { userRole } from './userRole.ts';

/** The roles, the groups and the running time records of a user. */
export const peopleContracts = {
  roles: contract({
    method: 'get',
    path: '/user_roles/current/:userId',
    params: z.object({ userId: recordId }),
    answer: z.array(recordShape(userRole)),
  }),
  ownRoleGroups: contract({
    method: 'get',
    path: '/rolegroup',
    answer: z.array(
      z.object({ id: z.int(), name: z.string(), settings: z.unknown(), navigation: z.unknown() }),
    ),
  }),
  runningTimes: contract({
    method: 'get',
    path: '/objects_time_tracking/current_objects',
    answer: pageShape(timeTrackingItem),
  }),
};
