import { usePermissions } from 'ra-core';

/** Whether the reader works at the gate, the parking or the cash desk; the API decides it again. */
export const useOperates = (): boolean => {
  const { permissions } = usePermissions<{ fullRights: boolean; roles: readonly string[] }>();
  return permissions?.fullRights === true || permissions?.roles.includes('operator') === true;
};
