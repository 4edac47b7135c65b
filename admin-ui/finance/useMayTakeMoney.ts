import { usePermissions } from 'ra-core';

/** Whether the reader works at the cash desk; the API decides it again. */
export const useMayTakeMoney = (): boolean => {
  const { permissions } = usePermissions<{ fullRights: boolean; roles: readonly string[] }>();
  return permissions?.fullRights === true || permissions?.roles.includes('operator') === true;
};
