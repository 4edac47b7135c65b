import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { currentLanguage } from './data/language.ts';

document.documentElement.lang = currentLanguage();
const root = document.getElementById('back-office');
if (!root) throw new Error('the page has no #back-office');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
