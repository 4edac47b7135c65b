import type { RoomWords } from '../words.ts';

export const platform = {
  objects: {
    user: { one: 'User', many: 'Users' },
    userRole: { one: 'Role', many: 'Roles' },
    workingPlace: { one: 'Working place', many: 'Working places' },
  },
  fields: {
    uuid: 'UUID',
    login: 'Login',
    password: 'Password',
    externalUser: 'External user',
    fullRights: 'Full rights',
    use2FA: 'Two-factor sign-in',
    useCustomerAccess: "Only the counterparty's data",
    roles: 'Roles',
    referralToken: 'Referral token',
    emailConfirmationToken: 'E-mail confirmation token',
    passwordResetToken: 'Password reset token',
    readOnly: 'Read only',
    desktopMode: 'Desktop mode',
    desktopName: 'Desktop name',
    computerName: 'Computer name',
    control: 'Control',
    networkPort: 'Network port',
    numberOfCopies: 'Copies',
    orientation: 'Orientation',
    pageSize: 'Page size',
    desibleWorkingInSeveralSessions: 'One session only',
    raisingRailwayDisposition: 'Raises railway dispositions',
    isRollPrinter: 'Roll printer',
    clientIdSerial: 'Client serial number',
    printerName: 'Printer name',
  },
  ownFields: {
    'user.name': 'Full name',
  },
  enums: {
    pageOrientation: { title: 'Page orientation', values: { portrait: 'Portrait', landscape: 'Landscape' } },
  },
} as const satisfies RoomWords;
