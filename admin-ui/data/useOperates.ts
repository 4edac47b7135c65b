import { usePermissions } from 'ra-core';

/** Whether the person works at the gate, the parking or the cash desk; the API checks it again. */
export function useOperates(): boolean {
  const { permissions } = usePermissions<{ fullRights: boolean; roles: readonly string[] }>();
  return permissions?.fullRights === true || permissions?.roles.includes('operator') === true;
}
