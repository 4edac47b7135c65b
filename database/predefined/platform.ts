/** What each person may set for themselves, and the layout that everybody begins with. */
export const userSettingItems = [
  { name: 'layoutType', description: 'vertical, horizontal', defaultValue: 'vertical' },
  { name: 'layoutWidth', description: 'fluid, boxed', defaultValue: 'fluid' },
  { name: 'leftSidebarTheme', description: 'light, dark', defaultValue: 'dark' },
  { name: 'leftSidebarType', description: 'fixed, condensed', defaultValue: 'fixed' },
  { name: 'theme', description: 'light, dark', defaultValue: 'light' },
  { name: 'footerTheme', defaultValue: 'light' },
  { name: 'tabs', defaultValue: [] },
];
