import reactAdminEnglish from 'ra-language-english';
import { en } from './index.ts';

export const messages = { ...reactAdminEnglish, keja: en };
