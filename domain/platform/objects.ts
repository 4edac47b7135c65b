import { accessLog } from './accessLog.ts';
import { accessRestriction } from './accessRestriction.ts';
import { additionalParameter } from './additionalParameter.ts';
import { appSetting } from './appSetting.ts';
import { appSettingItem } from './appSettingItem.ts';
import { articleDocument } from './articleDocument.ts';
import { authenticationCode } from './authenticationCode.ts';
import { component } from './component.ts';
import { defaultRole } from './defaultRole.ts';
import { documentNumerator } from './documentNumerator.ts';
import { documentPrefix } from './documentPrefix.ts';
import { file } from './file.ts';
import { formAnswer } from './formAnswer.ts';
import { formDefinition } from './formDefinition.ts';
import { linkedDocument } from './linkedDocument.ts';
import { mainDesktop } from './mainDesktop.ts';
import { navigationItem } from './navigationItem.ts';
import { notification } from './notification.ts';
import { objectVersion } from './objectVersion.ts';
import { objectVersioningSetting } from './objectVersioningSetting.ts';
import { printHistory } from './printHistory.ts';
import { printView } from './printView.ts';
import { registration } from './registration.ts';
import { reminder } from './reminder.ts';
import { roleGroup } from './roleGroup.ts';
import { timeTrackingItem } from './timeTrackingItem.ts';
import { user } from './user.ts';
import { userNavigation } from './userNavigation.ts';
import { userRole } from './userRole.ts';
import { userSetting } from './userSetting.ts';
import { userSettingItem } from './userSettingItem.ts';
import { userViewSetting } from './userViewSetting.ts';
import { viewSetting } from './viewSetting.ts';
import { workingPlace } from './workingPlace.ts';

/** A new object of this module is a file beside this one and a line here. */
export const platformObjects = {
  user,
  userRole,
  defaultRole,
  roleGroup,
  accessRestriction,
  accessLog,
  authenticationCode,
  registration,
  workingPlace,
  navigationItem,
  userNavigation,
  mainDesktop,
  viewSetting,
  userViewSetting,
  component,
  formDefinition,
  formAnswer,
  additionalParameter,
  appSettingItem,
  appSetting,
  userSettingItem,
  userSetting,
  documentPrefix,
  documentNumerator,
  objectVersioningSetting,
  objectVersion,
  printView,
  printHistory,
  file,
  articleDocument,
  reminder,
  notification,
  timeTrackingItem,
  linkedDocument,
} as const;
