import { localStorageStore } from 'react-admin';

export const browserStore = localStorageStore('1', 'keja');
